/** Phrases before a question that say nothing about its subject, although they name the user. */
export const leadIn =
  /(?<!\p{L})(?:(?:hi|hey|hello|ok|okay|so|well|please|thanks|thank you)[,!. ]+)*(?:(?:can|could|may|might) (?:i|we) (?:please )?(?:see|get|have|know|view|ask)|(?:can|could|would|will) you (?:please )?(?:tell|show|give|list|explain to|find|get|help|fetch|pull up|look up|check)(?: me| us)?|(?:i|we)(?:'d| would) (?:like|love) (?:to (?:see|know|find out|get|have|understand|check|look at)(?: (?:if|whether))?)?|(?:i|we) (?:want|need|wish)(?: to (?:see|know|find out|get|understand|check|look at)(?: (?:if|whether))?)?|(?:please )?(?:show|tell|give|remind|get|fetch|find|list|bring|let|help)(?: (?:me|us))(?: know| see| a list of| the list of| about)?|do you (?:know|have)|(?:i'm|i am) (?:curious|wondering|interested|looking for|trying to)(?: about| in| if| to (?:see|know|find out|understand))?|i wonder(?: if| about)?|pull up|look up|as far as (?:i|we) know|any idea|remind me)(?!\p{L})/u;

/** Words about the user: the question is about what they own or do. */
export const ownWords =
  /(?<![\p{L}'])(?:my|mine|our|ours|i've|i'm|i'd|i|me|myself|mein|meine|meinen|meinem|meiner|ich|mir|habe)(?!\p{L})/u;

/** Words that carry a sentence and do not change what is asked. Anything else that no reader takes is reported. */
export const fillers: ReadonlySet<string> = new Set(
  (
    "a an the % $ including incl money percentage percent pct anything something everything nothing hoch hit sorry basic far annualised annualized annually yearly wise sitting around them guys folks eh thats whats hows wheres whos " +
    "a an the this that these those there here it its is are was were be been being am isn has have had having does do did will would can could may might " +
    "of for to in on at by from with about into onto as per through than then and or & also too plus so yet just even what what's whats which who whose " +
    "where when how how's hows that's there's here's much many far long often well what're who's where's when's show tell give list display find get see " +
    "view check look know say says said think ask asking want like need please thanks thank you your hi hello hey ok okay me us any some all each every " +
    "both another other-one one ones thing things stuff bit lot lots exactly roughly approximately approx around actually really basically generally " +
    "currently overall together separately respectively recently lately usually typically quick quickly brief briefly simple simply details detail detailed " +
    "full complete whole entire current present actual latest newest recent new company companies stock stocks share shares corporation corp inc ltd plc " +
    "firm security securities equity ticker name right good nice great interesting important relevant main overview info information data number numbers " +
    "figure figures level levels amount amounts point terms term kind sort type way between among across within during dollars going go goes went come " +
    "comes coming came make makes making made take takes took put puts got gotten keep keeps kept let lets use used using time times today's date dates out " +
    "off that're they're they them their theirs he she his her its' itself themselves maybe perhaps possibly probably likely somehow anyway though although " +
    "however while whether ever already doing done don stand stands stood sit sits sitting presently owns holds seem seems looking looks brings " +
    "show's display's break breakdown breaks summarized table wie ist sind viel der die das den dem ein eine einen von vom für im auf zu zum hat haben wird " +
    "werden steht läuft macht zeige zeig mir bitte gerade aktuell heute welche welcher welches und oder mit aus bei seit nach gimme wanna gonna lemme dunno " +
    "lying parked normally percents nearest left such people hear hearing feel feels heard kinda pls plz thx u r ur fig please's hmm um uh btw fyi asap approx. etc e.g. i.e. it's still even graph plot graphs summarize summarise"
  ).split(" "),
);
