/** What an order is after. */
export type OrderKind =
  | "hidden"
  | "override"
  | "secrets"
  | "role"
  | "address"
  | "answer"
  | "tool"
  | "exfiltration"
  | "markup";

export interface OrderRule {
  readonly kind: OrderKind;
  readonly pattern: RegExp;
  /** Whether the words around make it ordinary news: "The SEC told brokers to ignore earlier rules". */
  readonly isRuledOut?: (text: string, at: number, match: string) => boolean;
}

const gap = (most: number) => `(?:[\\s,:"'()*_-]+[\\p{L}'-]+){0,${most}}?[\\s,:"'()*_-]+`;
/** Where an imperative can stand: at the beginning of a clause, or after a word that turns to somebody. */
const turn =
  "(?<=^|[.!?:;,…\\n\"“”'()\\[\\]<>{}*#|=/–—-]\\s{0,3}|\\b(?:please|now|must|should|shall|you|and|then|just|kindly|immediately|also|to|will|can|not|don't|always|never|first|instead|important|attention|assistant|ai|llm|model|system|user|bot|chatbot|gpt|claude|gemini|urgent|note)\\s{1,3})";
const leave =
  "(?:ignore|disregard|forget|override|overrule|bypass|neglect|set aside|do not (?:follow|obey)|don't (?:follow|obey)|stop (?:following|obeying)|pay no attention to|overlook|discard|abandon|erase|cancel|skip|delete|unlearn)";
const given =
  "(?:previous|previously|prior|above|earlier|preceding|foregoing|all|any|your|every|existing|former|system|developer|original|initial|these|those|default|safety|the)";
const told =
  "(?:instructions?|prompts?|system prompts?|programming|guardrails|system messages?|directives?|safety (?:rules|guidelines|filters|policies)|training|pre-?prompts?)";
const toldMaybe =
  "(?:rules|guidelines|context|messages?|directions|commands?|orders|restrictions|constraints|conversation|text|limitations|tasks?|data|content|facts|figures|numbers|tools)";
const ai =
  "(?:a\\.?i\\.?(?: (?:assistants?|models?|agents?|systems?|chatbots?|readers?|summari[sz]ers?))?|llms?|(?:large )?language models?|chatbots?|chat ?gpt|gpt-?\\d?|gemini|claude|copilot|assistants?|virtual assistants?|summari[sz]ers?|bots?)";
const answer = "(?:answers?|responses?|reply|replies|summary|summaries|output|analysis|report|conclusion|message)";
const secret =
  "(?:system prompts?|(?:hidden|secret|initial|original|internal|full|exact|own|entire) (?:prompts?|instructions?|rules|guidelines)|prompts?|instructions?|developer messages?|system messages?|guidelines|api[- ]?keys?|secrets?|credentials|passwords?|tokens?|environment variables|chat history|conversation history|configuration|context window|tool (?:list|definitions|names))";

/** Somebody in the news tells somebody else: no order to a reader of any kind. */
function isReported(text: string, at: number, match: string): boolean {
  if (
    /\b(?:your|system prompts?|assistant|programming|guardrails|all (?:previous|prior|above)|previous instructions|prior instructions|above instructions)\b/i.test(
      match,
    )
  )
    return false;
  const before = text.slice(Math.max(0, at - 70), at);
  return /\b(?:tells?|told|asks?|asked|instructs?|instructed|orders?|ordered|urges?|urged|advises?|advised|warns?|warned|allows?|allowed|lets?|helps?|directs?|directed|wants?|plans?|votes?|voted|moves?|moved|agrees?|agreed|seeks?|refuses?|refused|tries|tried|continues?|continued|tends?|used|able|right|power|ability|decides?|decided|chooses?|chose|says?|investors|traders|markets?|stocks|analysts|banks|they|we|who|why|how)\s+(?:[\p{L}'&.-]+\s+){0,4}(?:not\s+)?(?:to\s+)?$/iu.test(
    before,
  );
}

const rule = (kind: OrderKind, source: string, isRuledOut?: OrderRule["isRuledOut"]): OrderRule => ({
  kind,
  pattern: new RegExp(source, "gimu"),
  ...(isRuledOut === undefined ? {} : { isRuledOut }),
});

/** In English, then in other languages, then in markup. Matched on texts without accents. */
export const orderRules: readonly OrderRule[] = [
  rule("override", `${turn}${leave}${gap(3)}${given}${gap(4)}${told}\\b`, isReported),
  rule("override", `${turn}${leave}\\s+${told}\\b(?!\\s+(?:on|about|for|from|by|against|of)\\b)`, isReported),
  rule(
    "override",
    `${turn}${leave}\\s+(?:(?:all|any|every|each)(?: of)?(?: the| your)?\\s+)?(?:your|previous|prior|above|preceding|foregoing|earlier|all previous|the above|the previous|everything above|these)\\s+(?:\\p{L}+\\s+)?${toldMaybe}\\b(?!\\s+(?:on|of|about|for|from|in|against|by|at)\\b)`,
    isReported,
  ),
  rule(
    "override",
    `${turn}${leave}\\s+(?:everything|anything|all|what|whatever)\\s+(?:that\\s+)?(?:(?:was|is|has been|came|you (?:were|have been|'ve been)|i|we)\\s+)?(?:above|before(?: this)?|told|said|previously|instructed|prior to this)\\b(?!-)`,
    isReported,
  ),
  rule(
    "override",
    `\\b(?:your|the)\\s+(?:previous|prior|earlier|original|former|old|initial)\\s+(?:instructions?|prompts?|programming|directives?)\\s+(?:are|were|is|have been|has been)\\s+(?:now\\s+)?(?:void|cancel|replaced|revoked|obsolete|overrid|superseded|outdated|wrong|invalid|a test)`,
  ),
  rule(
    "override",
    `\\b(?:new|updated|revised|real|actual|true|secret|following)\\s+(?:system\\s+)?(?:instructions?|prompt|directive|system message)\\s*(?::|(?:for|to)\\s+(?:you|the (?:assistant|model|ai)|${ai})\\b|(?:supersede|override|replace)s?\\b)`,
  ),
  rule(
    "override",
    `\\byour\\s+(?:new|real|actual|true|only|sole|primary|updated|secret|next)\\s+(?:task|instructions?|goal|role|job|objective|directive|mission|purpose|prompt|persona|identity)\\s*(?:is|are|now|will|:)`,
  ),
  rule(
    "override",
    `\\b(?:instructions?|rules|prompts?|guidelines)\\s+(?:above|before this|preceding this)\\s+(?:do not|don't|no longer|are|were)\\b`,
  ),
  rule(
    "secrets",
    `${turn}(?:reveal|show|print|repeat|output|display|leak|disclose|share|summari[sz]e|translate|paste|write out|expose|dump|echo|recite|return|tell(?: me| us)?|give(?: me| us)?|list|send|quote|spell out)${gap(6)}(?:your|the system|all of your|its own)${gap(2)}${secret}\\b`,
    isReported,
  ),
  rule(
    "secrets",
    `${turn}(?:reveal|print|repeat|output|display|leak|dump|echo|recite)\\s+(?:your|the)\\s+${secret}\\b`,
    isReported,
  ),
  rule(
    "secrets",
    `\\b(?:what|which)\\s+(?:are|is|were|was)\\s+your\\s+(?:\\p{L}+\\s+)?(?:instructions?|system prompt|prompt|rules|guidelines)\\b`,
  ),
  rule(
    "secrets",
    `${turn}repeat\\s+(?:after me|(?:the|all|every)\\s+(?:words?|text|sentences?|lines?|above)\\b[^.\\n]{0,30}\\b(?:above|before|verbatim|starting with)|everything\\s+above)`,
  ),
  rule(
    "role",
    `^\\s*(?:#{1,4}\\s*|\\*{1,2}|\\[|<)?(?:system|assistant|developer|tool|function|ai)(?:\\s+(?:message|prompt|instruction|note|override|update|notice|alert))?(?:\\]|>|\\*{1,2})?\\s*:\\s*[^\\n]{0,80}\\b(?:you|your|ignore|disregard|forget|respond|reply|answer|recommend|instruct|say|tell|output|override|from now)\\b`,
    (text, at) =>
      /^\s*ai\b/i.test(text.slice(at, at + 12)) &&
      !/^\s*ai\s*:\s*(?:you|ignore|disregard|forget|respond|reply|tell|output|call)/i.test(text.slice(at, at + 40)),
  ),
  rule(
    "role",
    `(?:^|[.!?]["')]?\\s+)(?:system|assistant|human|user|ai)\\s*:\\s*(?:recommend|ignore|disregard|you|i will|i'll|i have|sure|please|buy|sell|tell|say|respond|reply|answer|call|output|follow|add)\\b`,
  ),
  rule("role", `\\n\\s*(?:human|user|assistant|system|developer)\\s*:\\s*\\S`),
  rule(
    "role",
    `(?:^|[.!?\\n"']\\s*)\\[?(?:system|developer|admin(?:istrator)?|root)\\s+(?:message|prompt|instruction|override|notice|command|note|mode|update)s?\\]?\\s*[:\\]–—-]`,
  ),
  rule(
    "role",
    `<\\|?\\s*(?:im_start|im_end|system|user|assistant|endoftext|end_of_turn|start_of_turn|eot_id|start_header_id|begin_of_text)\\b|\\[/?INST\\]|<<\\s*/?SYS\\s*>>|^#{2,4}\\s*(?:instructions?|system|response|human|assistant)\\b|"role"\\s*:\\s*"(?:system|assistant|developer|tool|user)"`,
  ),
  rule(
    "role",
    `\\b(?:end|begin(?:ning)?|start)\\s+(?:of\\s+)?(?:the\\s+)?(?:untrusted\\s+|external\\s+|outside\\s+|user\\s+)?(?:article|data|context|document|input|prompt|system prompt|news|tool (?:result|output)|message|system message|instructions?)\\s*(?:[.:>\\]}=*#-]|\\n)[^\\n]{0,60}\\n?[^\\n]{0,40}\\b(?:you|now|new|system|instructions?|ignore|assistant|user|follow|respond|task)\\b`,
  ),
  rule(
    "role",
    `<<<\\s*/?DATA\\b|\\bDATA\\s+[\\w.-]+\\s*>>>|</?(?:data|untrusted|context|document|tool_result|tool_call|function_call|function_results|system|instructions|prompt|sys|inst)>`,
  ),
  rule(
    "address",
    `\\bas an?\\s+(?:ai|a\\.i\\.|artificial intelligence|language model|llm|assistant|chatbot|bot|helpful assistant|large language model)(?:\\s+(?:language model|assistant|model|system|chatbot))?\\s*,?\\s*(?:you|your|always|never|please|do|recommend|tell|say|it is your)\\b`,
  ),
  rule(
    "address",
    `\\byou\\s*(?:are|'re|will be|will now be|shall be)\\s+(?:now\\s+|hereby\\s+|no longer\\s+|actually\\s+)?(?:an?\\s+|the\\s+|my\\s+|in\\s+|bound by\\s+|required to\\s+)?(?:\\p{L}+\\s+){0,2}?(?:ai|a\\.i\\.|assistant|chatbot|language model|llm|unrestricted|jailbroken|uncensored|dan|developer mode|debug mode|god mode|bot|gpt)\\b`,
    (text, at) =>
      /\b(?:if|when|whether|think|know|sure|that|unless|while|until)\s*$/i.test(text.slice(Math.max(0, at - 12), at)),
  ),
  rule(
    "address",
    `(?:^|[.!?:;\\n\\[({"'*#]\\s*)(?:attention|dear|hey|hello|hi|listen|note to|notice to|message (?:to|for)|instructions? (?:to|for)|important (?:for|to|notice (?:to|for))|warning to|to|for|calling)\\s*[,:]?\\s+(?:the\\s+|all\\s+|any\\s+|every\\s+|an?\\s+|you,?\\s+)?${ai}(?:\\s+(?:reading|processing|summari[sz]ing|analy[sz]ing|parsing|seeing|that reads?|which reads?)\\b|\\s*[,:!—–-]\\s*(?:you|please|ignore|disregard|tell|say|recommend|do|always|never|when|if|the user|this|add|buy|respond|call|state|report))`,
  ),
  rule(
    "address",
    `\\b(?:any|all|every|if you are an?|if an?|the)\\s+${ai}\\s+(?:(?:that|which|who)\\s+(?:is\\s+)?)?(?:read(?:s|ing)?|process(?:es|ing)?|summari[sz](?:es?|ing)|analy[sz](?:es?|ing)|pars(?:es?|ing))\\s+(?:this|the)\\s+(?:text|article|page|story|document|message|headline|summary|news|content|file)\\b`,
  ),
  rule(
    "address",
    `\\bif you(?:'re| are)\\s+(?:an?|the)\\s+(?:${ai}|automated\\s+\\p{L}+)\\b[^.\\n]{0,50}\\b(?:you must|you should|please|ignore|disregard|say|tell|report|rate|recommend|respond|reply|answer|do not|state|output|add)\\b`,
  ),
  rule(
    "address",
    `${turn}(?:pretend|imagine|act|behave|roleplay|role-play)\\s+(?:to be|that you|as if|as though|like|you are|as)\\s+(?:you\\s+|an?\\s+|the\\s+|my\\s+)?(?:\\p{L}+\\s+){0,2}?(?:ai|assistant|unrestricted|uncensored|system|admin|administrator|developer|hacker|no rules|no restrictions|root|bot|dan|jailbroken|have no|are not|don't have)\\b`,
  ),
  rule(
    "address",
    `\\b(?:enable|activate|enter|switch (?:in)?to|go into|you are (?:now )?in)\\s+(?:\\p{L}+\\s+)?(?:developer|debug|god|dan|jailbreak|admin|maintenance|unrestricted|override|sudo)\\s+mode\\b`,
  ),
  rule(
    "address",
    `\\bfrom (?:now|here|this point) on(?:wards?)?\\s*,?\\s*(?:you\\s+(?:will|must|shall|should|are|always|have)|always|never|respond|reply|answer|only|every (?:answer|response|reply))\\b`,
  ),
  rule(
    "address",
    `${turn}(?:assistant|ai|model|chatbot|llm)\\s*[,:]\\s*(?:please\\s+)?(?:ignore|disregard|forget|tell|say|recommend|respond|reply|answer|state|report|add|buy|call|output|print|reveal|do not|always|never|you)\\b`,
  ),
  rule(
    "answer",
    `\\b(?:tell|inform|advise|convince|persuade|assure|notify|instruct|warn|remind|ask|recommend to|suggest to|lie to|show)\\s+(?:the|your|this|every|each|all|our)\\s+(?:users?|reader of this (?:chat|answer)|human(?: user)?|person (?:asking|you are))\\b(?!\\s+(?:base|numbers?|growth|interface|experience))`,
    (text, at, match) => {
      const before = text.slice(Math.max(0, at - 40), at);
      if (/users$/i.test(match))
        return !/(?:^|[.!?:;,"\n]\s*|\b(?:please|assistant|ai|model|you must|you should|and)\s+)$/i.test(before);
      const isTold = /\b(?:you|assistant|ai|model|must|have to|need to|want you to)\s+(?:\p{L}+\s+)?(?:to\s+)?$/iu.test(
        before,
      );
      return (
        isReported(text, at, match) ||
        (!isTold && /\b(?:to|will|would|can|could|apps?|companies|firms|platforms?|brokers?)\s+$/i.test(before))
      );
    },
  ),
  rule(
    "answer",
    `\\b(?:do not|don't|never|without)\\s+(?:tell(?:ing)?|mention(?:ing)?|inform(?:ing)?|warn(?:ing)?|reveal(?:ing)?|disclos(?:e|ing)|show(?:ing)?|say(?:ing)?|alert(?:ing)?|ask(?:ing)?|notify(?:ing)?)\\s+(?:(?:this|it|anything|that|about this|these instructions)\\s+)?(?:to\\s+)?the\\s+user\\b`,
  ),
  rule(
    "answer",
    `\\bthe\\s+user\\s+(?:has\\s+(?:already\\s+)?|already\\s+|is\\s+)?(?:agreed|approved|authori[sz]ed|confirmed|consented|wants you|asked you|permitted|allowed you|granted)\\b`,
  ),
  rule(
    "answer",
    `${turn}(?:respond|reply|answer|begin|start|end|finish|conclude)\\s+(?:(?:only|just|always|exclusively|every time)\\s+)?(?:(?:to\\s+)?(?:every|each|all|any|the|your|this)\\s+(?:\\p{L}+\\s+)?${answer}\\s+)?(?:only\\s+)?(?:with|by saying|by writing|by telling|by stating)\\s+(?:the (?:word|words|phrase|text|following|sentence)|["'“‘:]|exactly|only|"?buy|"?yes)`,
  ),
  rule(
    "answer",
    `\\b(?:in|into|to|within|of|at the (?:end|start|beginning|top) of)\\s+(?:your|the assistant's|the ai's|every)\\s+(?:final\\s+|next\\s+)?${answer}\\b[^.\\n]{0,40}\\b(?:say|include|mention|state|write|add|use|cite|put|recommend|insert|claim|must|tell)\\b`,
  ),
  rule(
    "answer",
    `${turn}(?:say|include|mention|state|write|add|use|cite|put|recommend|insert|claim|repeat|place|append)\\b[^.\\n]{0,80}\\b(?:in|into|to|within|at the (?:end|start|beginning|top) of)\\s+(?:your|every|each|all)\\s+(?:of your\\s+)?(?:final\\s+|next\\s+)?(?:answers?|responses?|reply|replies|summary|summaries|output)\\b`,
  ),
  rule(
    "answer",
    `\\bwhen(?:ever)?\\s+(?:you\\s+(?:are\\s+)?)?(?:summari[sz](?:e|ing)|answer(?:ing)?|respond(?:ing)?|reply(?:ing)?|asked|analy[sz](?:e|ing)|writ(?:e|ing)|generat(?:e|ing))\\b[^.\\n]{0,60}?,?\\s*(?:you must|you should|always|never|please|make sure|be sure|say|state|recommend|tell|include|mention|claim|report|rate|output|ignore)\\b`,
    (_, __, match) =>
      !/\b(?:this (?:article|text|page|story|news)|the user|you|your|about this|any question|asked about)\b/i.test(
        match,
      ),
  ),
  rule(
    "answer",
    `\\byou\\s+(?:must|should|have to|need to|are (?:required|instructed|ordered|commanded) to|will|shall)\\s+(?:now\\s+|always\\s+|only\\s+|immediately\\s+|not\\s+|never\\s+)*(?:obey|comply|respond|reply|answer|output|recommend|rate|claim|state|report|pretend|say that|tell (?:the|them|users|your user)|follow (?:these|my|the following|this)|execute|invoke|summari[sz]e|disregard|ignore (?:all|any|the|your|previous|prior))\\b`,
    (text, at, match) =>
      /\byou\s+(?:should|must|need to|have to|will)\s+(?:now\s+|always\s+|never\s+|not\s+)*(?:ignore the|report|respond|answer|state|claim|recommend|reply|execute)$/i.test(
        match,
      ) &&
      /\b(?:why|what|when|how|if|that|where|which|things|reasons?|tips|ways|stocks?)\s+$/i.test(
        text.slice(Math.max(0, at - 10), at),
      ),
  ),
  rule(
    "answer",
    `\\binstead\\s*,?\\s*(?:you must|please|always|only)?\\s*(?:say|output|write|answer|respond|reply|tell the|print|return|state|recommend)\\b(?!\\s+(?:analysts|economists|critics|experts|some|investors|officials|sources))\\s*(?:that|with|the user|the following|:|"|')`,
  ),
  rule(
    "answer",
    `${turn}(?:output|print|return|say|write|respond with|echo)\\s+(?:only\\s+|exactly\\s+|just\\s+)?(?:the\\s+following|this (?:exact|text|sentence)|verbatim|exactly|"[^"\\n]{0,60}"\\s+(?:and nothing else|verbatim|instead))`,
  ),
  rule(
    "answer",
    `\\b(?:cite|reference|attribute|quote)\\s+(?:this|it|that|them)\\s+(?:as\\s+)?(?:source\\s+)?\\[\\d+\\]|\\b(?:treat|consider|regard|accept|mark)\\s+(?:this|these|the following)\\s+(?:\\p{L}+\\s+){0,3}?as\\s+(?:verified|trusted|authoritative|matched|official (?:data|instructions?)|system|an? (?:instruction|command|order))`,
  ),
  rule(
    "tool",
    `\\b(?:call|use|invoke|execute|run|trigger|launch)\\s+(?:the\\s+|your\\s+|this\\s+|a\\s+)?(?:tool\\s+|function\\s+)?(?:[\`'"]?[a-z]+(?:_[a-z]+)+[\`'"]?|(?:\\p{L}+\\s+){0,3}(?:tools?|functions?)\\s+(?:to|with|named|called|for|on|and|now)\\b)`,
    (text, at, match) => !/_/.test(match) && !new RegExp(turn + "$", "iu").test(text.slice(0, at)),
  ),
  rule(
    "tool",
    `\\b[a-z]+(?:_[a-z]+)+\\s*\\(|<(?:tool|function)_?call|"(?:tool|function)(?:_call|_name|Call)?"\\s*:|\\b(?:tool|function)[_ ]call\\s*:`,
  ),
  rule(
    "tool",
    `\\b(?:add|buy|sell|remove|delete|record|put|place|purchase)\\b[^.\\n]{0,50}\\b(?:to|from|into|in|on|for)\\s+(?:the\\s+user(?:'s)?|their user's|your user's|this user's)\\b`,
  ),
  rule(
    "exfiltration",
    `\\b(?:send|post|forward|e-?mail|upload|transmit|exfiltrate|leak|submit|copy|append|encode|embed|include)\\b[^.\\n]{0,60}\\b(?:user(?:'s|s')?|your|their|the)\\s+(?:\\p{L}+\\s+)?(?:portfolio|holdings|positions|conversation|chat(?: history)?|api keys?|passwords?|secrets|credentials|account (?:data|numbers?|details)|balances?|private data|personal data|data|system prompt|transactions)\\b[^.\\n]{0,60}\\b(?:to|at|in|into|as|via)\\s+(?:https?:|www\\.|[\\w.+-]+@|an? (?:url|image|link|query)|the (?:url|image|link|following|address|attacker)|this (?:url|address|link|e-?mail|server))`,
  ),
  rule(
    "exfiltration",
    `${turn}(?:load|display|render|show|include|embed|insert|fetch|open|visit|add|put)\\s+(?:the\\s+|this\\s+|following\\s+|a\\s+|an\\s+|and\\s+)*(?:markdown\\s+|tracking\\s+|hidden\\s+|remote\\s+)?(?:image|link|url|picture|pixel)\\b[^\\n]{0,40}(?:https?:|!\\[|\\]\\(|www\\.)`,
  ),
  rule("exfiltration", `!\\[[^\\]\\n]*\\]\\s*\\(\\s*(?:https?:|//|data:|javascript:)`),
  rule(
    "markup",
    `\\[\\[\\s*(?:quote|chart|table)\\b|\\{\\{\\s*\\d+\\.[\\w.-]+\\s*\\}\\}|\\]\\(\\s*(?:javascript|data|vbscript):`,
  ),
  rule(
    "override",
    `\\bjail\\s?break(?:ing)? (?:mode|prompt|yourself)\\b|\\bdo anything now\\b|\\bprompt injection\\s*:`,
  ),
  // German
  rule(
    "override",
    `\\b(?:ignorier(?:e|en sie|t)?|vergiss|vergessen sie|missachte|missachten sie|beachte|befolge|verwirf|uberschreibe)\\b[^.\\n]{0,40}\\b(?:anweisung(?:en)?|instruktion(?:en)?|systemprompt|prompts?|vorgaben|befehle|regeln|anordnungen)\\b(?!\\s+(?:der|des|zu[rm]?|fur|von|aus)\\s)`,
    (_, __, match) => /^(?:beachte|befolge)/i.test(match) && !/\b(?:nicht|keine)\b/i.test(match),
  ),
  rule(
    "secrets",
    `\\b(?:zeig(?:e|en sie)?|verrate|verraten sie|gib|geben sie|nenne|nennen sie|offenbare|wiederhole)\\b[^.\\n]{0,40}\\b(?:systemprompt|system-prompt|deine (?:anweisungen|instruktionen|regeln)|ihre (?:anweisungen|instruktionen)|systemanweisung(?:en)?)\\b`,
  ),
  rule(
    "address",
    `\\b(?:du bist (?:jetzt|nun|ab jetzt|ab sofort)|sie sind (?:jetzt|nun|ab sofort))\\s+(?:ein|eine|der|die|kein)|\\bals (?:ki|sprachmodell|assistent)\\s*,?\\s*(?:musst|sollst|mussen|sollen)\\b`,
  ),
  rule(
    "answer",
    `\\b(?:sag(?:e|en sie)?|teile|teilen sie|empfiehl|empfehlen sie|rate|raten sie|erzahle)\\s+(?:dem|der|den|jedem)\\s+(?:nutzer|benutzer|anwender|user)(?:in|n)?\\b|\\bantworte(?:n sie)?\\s+(?:nur|immer|ausschliesslich|stets)\\s+(?:mit|dass)\\b`,
  ),
  // French
  rule(
    "override",
    `\\b(?:ignore[zr]?|oublie[zr]?|neglige[zr]?|ne (?:tiens|tenez) (?:pas|aucun) compte|ne (?:suis|suivez) pas|fais abstraction|contourne[zr]?)\\b[^.\\n]{0,50}\\b(?:instructions?|consignes?|prompts?|invite systeme|ordres|directives|regles)\\b[^.\\n]{0,20}(?:precedent|anterieur|ci-dessus|systeme|$|[.,!:])`,
  ),
  rule(
    "secrets",
    `\\b(?:revele[zr]?|montre[zr]?|affiche[zr]?|divulgue[zr]?|donne[zr]?(?:-moi)?|repete[zr]?)\\b[^.\\n]{0,40}\\b(?:prompt systeme|invite systeme|(?:tes|vos) (?:instructions|consignes)|instructions systeme)\\b`,
  ),
  rule(
    "address",
    `\\b(?:tu es|vous etes)\\s+(?:maintenant|desormais)\\s+|\\ben tant qu'?(?:ia|intelligence artificielle|assistant|modele de langage)\\b[^.\\n]{0,20}\\b(?:tu|vous)\\b`,
  ),
  rule(
    "answer",
    `\\b(?:dis|dites|conseille[zr]?|recommande[zr]?|annonce[zr]?|affirme[zr]?)\\s+(?:a|au|aux)\\s+(?:l'|tous les |chaque )?utilisateurs?\\b|\\bdis a l'utilisateur|\\breponds?(?:ez)?\\s+(?:uniquement|seulement|toujours)\\s+(?:par|que|avec)\\b`,
  ),
  // Spanish, Portuguese, Italian
  rule(
    "override",
    `\\b(?:ignora|ignore|ignorad|olvida|olvide|olvidate|descarta|desatiende|no (?:sigas|siga|obedezcas)|esquece|esqueca|desconsidere|desconsidera|nao (?:siga|sigas)|dimentica|dimenticate|ignorate|trascura|non (?:seguire|tenere conto))\\b[^.\\n]{0,50}\\b(?:instruc(?:ciones|oes|tions)|istruzioni|indicaciones|ordenes|ordens|ordini|reglas|regras|regole|prompt|comandos|comandi|direttive)\\b[^.\\n]{0,24}(?:anterior|previ|precedent|arriba|acima|sopra|sistema|recebid|recibid|$|[.,!:])`,
  ),
  rule(
    "secrets",
    `\\b(?:revela|revele|muestra|muestre|mostra|mostre|mostrami|imprime|imprima|divulga|rivela|stampa|repite|repita|ripeti|dime|diga|dimmi)\\b[^.\\n]{0,40}\\b(?:(?:tu|su|el|seu|teu|o|tuo|il|del|do) prompt|prompt d[eio]l? sistema|(?:tus|sus|suas|tuas|tue|le tue|as suas) (?:instrucciones|instrucoes|istruzioni))\\b`,
  ),
  rule(
    "address",
    `\\b(?:ahora eres|eres ahora|a partir de ahora|agora voce e|voce agora e|a partir de agora|ora sei|adesso sei|d'ora in poi)\\b[^.\\n]{0,12}\\b(?:un|una|um|uma|el|o|il|responde|responda|rispondi|debes|deve|devi|siempre|sempre|sin|sem|senza)\\b|\\bcomo (?:ia|inteligencia artificial|asistente|assistente|modelo de (?:lenguaje|linguagem))\\s*,?\\s*(?:debes|debe|deve|deves|voce|tienes)\\b|\\bcome (?:ia|assistente|modello linguistico)\\s*,?\\s*(?:devi|deve)\\b`,
  ),
  rule(
    "answer",
    `\\b(?:dile|diga|di|dica|dizer|recomienda|recomiende|recomenda|recomende|informa|informe|consiglia|raccomanda|comunica)\\s+(?:al|a|ao|aos|a los|a todos los|all'|agli)\\s*(?:usuario|usuarios|utilizador|utente|utenti)\\b|\\b(?:responde|responda|rispondi|rispondete)\\s+(?:solo|somente|apenas|siempre|sempre|unicamente|soltanto)\\s+(?:con|com|que|che)\\b`,
  ),
  // Russian
  rule(
    "override",
    `(?:игнориру(?:й|йте)|проигнориру(?:й|йте)|забудь(?:те)?|не (?:следуй|выполняй|соблюдай)(?:те)?|отмени(?:те)?|пренебреги(?:те)?)[^.\\n]{0,50}(?:инструкци|указани|команд|промпт|правил|приказ|директив)`,
  ),
  rule(
    "secrets",
    `(?:покажи|раскрой|выведи|повтори|напечатай|сообщи)(?:те)?[^.\\n]{0,40}(?:системн[а-яё]+ (?:промпт|запрос|инструкци|сообщени)|свои инструкции|твои инструкции|ваши инструкции)`,
  ),
  rule(
    "address",
    `(?:^|[.!?:,\\s])(?:ты теперь|вы теперь|с этого момента ты|отныне ты|как (?:ии|языковая модель|ассистент|искусственный интеллект)[^.\\n]{0,8}(?:ты|вы) (?:долж|обязан))|(?:скажи|сообщи|порекомендуй|посоветуй|ответь)(?:те)?\\s+(?:этому\\s+)?пользовател`,
  ),
  // Chinese, Japanese, Korean
  rule(
    "override",
    `(?:忽略|无视|無視|忘记|忘記|忽視|不要理会|不要遵守|取消|覆盖|绕过|跳过)[^。\\n]{0,16}(?:指令|指示|提示词|提示詞|提示|命令|规则|規則|说明|設定|设定)`,
    (_, __, match) =>
      !/(?:之前|以前|以上|上面|先前|此前|前面|所有|一切|全部|你的|您的|系统|系統|原有|任何|提示词|提示詞)/.test(match),
  ),
  rule(
    "secrets",
    `(?:显示|顯示|透露|输出|輸出|泄露|告诉我|打印|重复|公开|展示)[^。\\n]{0,12}(?:系统提示|系統提示|系统指令|你的指令|你的提示|提示词|内部指令)`,
  ),
  rule(
    "address",
    `(?:你现在是|你現在是|从现在开始,?你|從現在開始,?你|作为(?:一个|一名)?(?:AI|人工智能|语言模型|助手),?你(?:必须|应该|要)|(?:告诉|告訴|建议|推荐给|通知)(?:用户|用戶|使用者))`,
  ),
  rule(
    "override",
    `(?:以前|これまで|上記|前|すべて|全て|システム|先ほど|あなた|元)[^。\\n]{0,12}(?:指示|命令|プロンプト|ルール|指令)[^。\\n]{0,8}(?:無視|忘れ|従わない|破棄|上書き|取り消)`,
  ),
  rule(
    "secrets",
    `(?:システムプロンプト|内部の?指示|あなたの指示)[^。\\n]{0,12}(?:表示|教え|出力|明かし|公開|見せ|開示)`,
  ),
  rule(
    "address",
    `(?:あなたは(?:今|今から|これから|もう)|今からあなたは|AIとして[^。\\n]{0,10}(?:なければ|べき|してください)|(?:ユーザー|利用者)に[^。\\n]{0,30}(?:伝えて|言って|勧めて|推奨して|答えて)(?:ください|下さい)?)`,
  ),
  rule(
    "override",
    `(?:이전|위의|앞선|모든|기존|시스템)[^.\\n]{0,14}(?:지시|명령|지침|프롬프트|규칙)[^.\\n]{0,10}(?:무시|잊어|따르지)|(?:사용자에게)[^.\\n]{0,30}(?:말해|추천해|알려)|시스템 프롬프트[^.\\n]{0,12}(?:보여|출력|공개|알려)`,
  ),
  // Arabic, Hebrew, Hindi, Turkish, Polish, Dutch
  rule(
    "override",
    `(?:تجاهل|تجاهلي|تجاهلوا|انس|انسَ|لا تتبع|الغ)[^.\\n]{0,40}(?:تعليمات|التعليمات|الأوامر|أوامر|الاوامر|التوجيهات|القواعد|الإرشادات|المطالبة)`,
  ),
  rule(
    "secrets",
    `(?:اكشف|أظهر|اظهر|اعرض|اطبع|كرر|أخبرني)[^.\\n]{0,30}(?:موجه النظام|تعليمات النظام|تعليماتك|مطالبة النظام|برومبت)`,
  ),
  rule("address", `(?:أنت الآن|انت الان|من الآن فصاعدا|بصفتك (?:ذكاء|مساعد|نموذج)|(?:أخبر|اخبر|أبلغ|انصح) المستخدم)`),
  rule(
    "override",
    `התעלם[^.\\n]{0,30}(?:הוראות|ההוראות|הנחיות)|(?:पिछले|पिछली|उपरोक्त|सभी)[^।\\n]{0,24}(?:निर्देश|निर्देशों|आदेश)[^।\\n]{0,16}(?:अनदेखा|नजरअंदाज|नज़रअंदाज़|भूल)`,
  ),
  rule(
    "override",
    `\\b(?:onceki|yukaridaki|tum)\\b[^.\\n]{0,24}\\btalimat\\p{L}*[^.\\n]{0,24}(?:yok say|gormezden gel|unut|dikkate alma)|\\b(?:zignoruj|zapomnij|pomin)\\b[^.\\n]{0,40}\\b(?:instrukcj|polecen|wytyczn|prompt)\\p{L}*|\\b(?:negeer|vergeet)\\b[^.\\n]{0,40}\\b(?:instructies|opdrachten|prompts?|aanwijzingen|regels)\\b`,
  ),
  rule("answer", `\\b(?:kullaniciya|powiedz uzytkownikowi|zeg (?:tegen )?de gebruiker|vertel de gebruiker)\\b`),
];
