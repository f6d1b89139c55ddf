/** The goal of an order. */
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
  /** True if the words around it make it ordinary news: "The SEC told brokers to ignore earlier rules". */
  readonly isRuledOut?: (text: string, at: number, match: string) => boolean;
}

const gap = (max: number) => `(?:[\\s,:"'()*_-]+[\\p{L}'-]+){0,${max}}?[\\s,:"'()*_-]+`;
/**
 * Positions where an imperative can appear: at the beginning of a clause, or after a word that addresses the reader.
 */
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

/** One party in the news instructs another. That isn't an order to the reader. */
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
    `${turn}(?:reveal|show|print|repeat|output|display|leak|disclose|share|summari[sz]e|translate|paste|write out|expose|dump|echo|recite|return|tell(?: me| us)?|give(?: me| us)?|list|send|quote|spell out)${gap(6)}(?:your|the system|all of your|its own)${gap(2)}${secret}\\b(?!\\s+(?:to|for|with)\\s+(?:the|your|an?)\\s+(?!users?\\b|readers?\\b|assistant\\b|attacker\\b))`,
    isReported,
  ),
  rule(
    "secrets",
    `${turn}(?:reveal|print|repeat|output|display|leak|dump|echo|recite)\\s+(?:your|the)\\s+${secret}\\b(?!\\s+(?:to|for)\\s+(?:the|your|an?)\\s+(?!users?\\b|readers?\\b))`,
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
    `\\bfrom (?:now|here|this point) on(?:wards?)?\\s*,?\\s*(?:you\\s+(?:will|must|shall|should|are(?: to)?|have to)\\s+(?:always\\s+|only\\s+|never\\s+)?(?:answer|respond|reply|say|speak|act|be|call|recommend|include|ignore|obey|follow|an?)\\b|(?:always|never|only)\\s+(?:answer|respond|reply|say|recommend|include|call|rate|mention|end|start|speak)\\b|respond|reply|answer\\b|every (?:answer|response|reply))`,
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
    `${turn}(?:say|include|mention|state|write|add|use|cite|put|recommend|insert|claim|repeat|place|append)\\b(?=[^\\n]{0,60}(?:\\b(?:that|link|url|phrase|words?|sentence|following|https?|image|buy|sell|strong|source|citation|price)\\b|["'“]|\\[\\d))[^.\\n]{0,80}\\b(?:in|into|to|within|at the (?:end|start|beginning|top) of)\\s+(?:your|every|each|all)\\s+(?:of your\\s+)?(?:final\\s+|next\\s+)?(?:answers?|responses?|reply|replies|summary|summaries|output)\\b`,
  ),
  rule(
    "answer",
    `\\bwhen(?:ever)?\\s+(?:you\\s+(?:are\\s+)?)?(?:summari[sz](?:e|ing)|answer(?:ing)?|respond(?:ing)?|reply(?:ing)?|asked|analy[sz](?:e|ing)|writ(?:e|ing)|generat(?:e|ing))\\b[^.\\n]{0,60}?,?\\s*(?:you must|you should|always|never|please|make sure|be sure|say|state|recommend|tell|include|mention|claim|report|rate|output|ignore)\\b`,
    (_, __, match) =>
      !/\b(?:this (?:article|text|page|story|news)|the user|about this|any question|asked about)\b|^when(?:ever)?\s+(?:you\s+(?:are\s+)?)?(?:answer|respond|reply|summari[sz])\p{L}*\s*,/iu.test(
        match,
      ),
  ),
  rule(
    "answer",
    `\\byou\\s+(?:must|should|have to|need to|are (?:required|instructed|ordered|commanded) to|will|shall)\\s+(?:now\\s+|always\\s+|only\\s+|immediately\\s+|not\\s+|never\\s+)*(?:(?:obey|comply|output|pretend|say that|tell (?:them|your user|the user)|follow (?:these|my|the following|this)|invoke|summari[sz]e this|disregard|ignore (?:all|any|your|previous|prior))\\b|(?:respond|reply|answer|claim|state|report|rate|execute)\\s+(?:with|only|that|as|this|it|the (?:user|price|following)|an? (?:price|rating|value))\\b|(?:must\\s+)?recommend\\s+(?!this (?:fund|stock|app|product)|an?\\b|to (?:your|a|friends)|your|the))`,
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
    `\\b(?:call|use|invoke|execute|run|trigger|launch)\\s+(?:the\\s+|your\\s+|this\\s+|a\\s+)?(?:tool\\s+|function\\s+)?(?:[\`'"]?[a-z]+(?:_[a-z]+)+[\`'"]?|(?:\\p{L}+\\s+){0,3}(?:tools?|functions?)\\s+(?:named|called|now|with (?:the )?(?:symbol|argument|input)|and (?:paste|show|send|print|return))\\b)`,
    (text, at, match) => !/_/.test(match) && !new RegExp(turn + "$", "iu").test(text.slice(0, at)),
  ),
  rule(
    "tool",
    `\\b[a-z]+(?:_[a-z]+)+\\s*\\(|<(?:tool|function)_?call|"(?:tool|function)(?:_call|_name|Call)?"\\s*:|\\b(?:tool|function)[_ ]call\\s*:`,
  ),
  rule(
    "tool",
    `\\b(?:add|buy|sell|remove|delete|record|put|place|purchase)\\b[^.\\n]{0,50}\\b(?:to|from|into|in|on|for)\\s+(?:the\\s+user(?:'s)?|their user's|your user's|this user's)\\b(?!\\s+(?:base|growth|numbers?|interface|experience|count|manual|side))`,
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
  rule(
    "override",
    `(?:^|[.!?:\\n]\\s*)(?:your\\s+)?new\\s+(?:tasks?|prompt|directives?|objective|persona)\\s*[:!]\\s*(?:write|say|recommend|tell|answer|respond|output|print|you|from now|rate|promote|praise|ignore|act|list|reveal|always|never|call|add)\\b`,
  ),
  rule(
    "override",
    `(?:^|[.!?\\n]\\s*)(?:system\\s+|admin\\s+|developer\\s+|security\\s+|user\\s+)?override\\s*:|\\bsudo\\s+(?:recommend|ignore|tell|say|buy|sell|make|print|show|give|act|answer|override|reveal)\\b`,
  ),
  rule(
    "override",
    `\\byour\\s+(?:instructions?|rules|task|guidelines|programming|role|prompt|orders)\\s+(?:have|has)\\s+(?:just\\s+)?(?:been\\s+)?(?:changed|updated|replaced|expired|revoked|rewritten)\\b|\\bthe\\s+(?:rules|instructions)\\s+have\\s+changed\\s*[:,.;–-]?\\s*you\\s+(?:may|can|must|are|will|should)\\s+(?:now|no longer)\\b`,
  ),
  rule(
    "override",
    `${turn}${leave}\\s+(?:all\\s+|everything\\s+|anything\\s+)?(?:of\\s+)?the\\s+above\\b(?!-|\\s+\\p{L}+\\s+(?:ratio|average|trend|price))(?=\\s*(?:$|[.,;!:]|and\\b|text\\b|instructions?\\b|content\\b|message\\b))`,
  ),
  rule(
    "override",
    `${turn}${leave}\\s+(?:the|any|all|your|whatever)\\s+(?:\\p{L}+\\s+){0,2}(?:that\\s+)?you(?:'ve|\\s+(?:received|were|have been|had|got|follow))\\b`,
  ),
  rule(
    "override",
    `\\byou\\s+have\\s+a\\s+new\\s+(?:boss|master|owner|operator|commander|user)(?:\\s+now\\b|\\s*[.,;])|\\b(?:follow|obey|trust)\\s+only\\s+(?:this|these|me|the following)\\b|(?:^|[.!?]\\s*)obey\\s+(?:this|me|these|the following)\\b`,
  ),
  rule(
    "role",
    `\\b(?:begin|start|end)\\s+(?:of\\s+)?(?:new\\s+|the\\s+)?system\\s+(?:prompt|message|instructions?)\\b|\\bthis\\s+(?:text|message|article|paragraph|sentence|note)\\s+is\\s+(?:an?|the|your)\\s+(?:\\p{L}+\\s+)?(?:system|developer|admin|operator)\\s+(?:message|prompt|instruction|note)`,
  ),
  rule(
    "role",
    `^\\s*-{3,}\\s*\\n\\s*(?:system|assistant|user|developer)\\s*\\n|^#{1,6}\\s*(?:system|assistant|instructions?|new instructions?)\\s*$|\\b(?:human|user)\\s*:[^\\n]{1,300}?\\b(?:assistant|ai|bot)\\s*:`,
  ),
  rule(
    "role",
    `\\b(?:llms?|ai|models?|assistants?|bots?|gpt|chatbots?|agents?)[\\s-]+(?:instructions?|directives?|prompt|commands?)\\s*:`,
  ),
  rule(
    "role",
    `(?:^|[.!?]\\s+)(?:ai|assistant|system|llm|chatbot)\\s*:\\s*(?:rate (?:this|it|the stock|the company|all)|mention|include|write|state|promote|praise|mark|always|never|do not|don't)\\b`,
  ),
  rule(
    "address",
    `\\b(?:ai|assistants?|models?|llms?|bots?|chatbots?|summari[sz]ers?|agents?)\\s+(?:reading|processing|seeing|parsing|summari[sz]ing|that (?:reads?|sees?))\\s+this\\b`,
  ),
  rule(
    "address",
    `(?:^|[.!?:;\\n]\\s*)(?:to|for|note (?:to|for)|attention|message (?:to|for)|instructions? (?:to|for))\\s+(?:the\\s+|all\\s+|any\\s+|every\\s+)?(?:assistants?|language models?|llms?|chat ?gpt|chatbots?|ai (?:assistants?|models?|agents?|readers?|summari[sz]ers?)|gpt|copilot)\\s*[:!]`,
  ),
  rule(
    "address",
    `(?:^|[.!?:;\\n]\\s*)(?:hi|hey|hello|dear|ok|okay)\\s+(?:chat ?gpt|claude|gemini|copilot|assistant|gpt|bot|ai)\\s*[,:!]\\s*(?:could|can|please|you|would|tell|ignore|recommend|say|rate|add|do|i need|i want)\\b`,
  ),
  rule(
    "address",
    `${turn}(?:roleplay|role-play)\\s+as\\s+(?:an?|the|my)\\s+(?!service)|\\bsimulate\\s+(?:an?|the)\\s+(?:\\p{L}+\\s+)?(?:model|ai|assistant|chatbot|llm)\\b|\\byou\\s+(?:are|'re)\\s+(?:now\\s+)?\\p{L}+(?:gpt|bot)\\b`,
  ),
  rule(
    "answer",
    `\\b(?:in|to)\\s+(?:all|every|each|any)\\s+(?:(?:of\\s+)?your\\s+)?(?:further|future|subsequent|following|later|other)\\s+(?:answers?|responses?|repl(?:y|ies)|outputs?)\\b|\\byour\\s+(?:final\\s+|next\\s+|entire\\s+|whole\\s+)?(?:answers?|response|reply|summary|output)\\s+(?:must|should|has to|needs to|shall)\\b`,
  ),
  rule(
    "secrets",
    `\\bwhat\\s+(?:were|was|are|have)\\s+you\\s+(?:been\\s+)?(?:told|instructed|prompted|programmed)\\b(?=[^.\\n]{0,60}\\b(?:beginning|start of|conversation|above|prompt|developer|system|before this|earlier)\\b)`,
  ),
  rule(
    "exfiltration",
    `\\b(?:send|forward|e-?mail|upload|transmit|leak|disclose|post)\\s+(?:me\\s+|us\\s+)?(?:the|this|their|your|every)\\s+user(?:'s|s')\\s`,
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
  // Many languages: ignore the text above.
  rule(
    "override",
    `\\b(?:ignorier\\p{L}*|vergiss|vergessen sie|missachte\\p{L}*)\\b[^.\\n]{0,20}(?:\\bdas obige|\\bden obigen text|\\balles,? was (?:vorher|zuvor|bisher|oben|du gelernt)|\\balles (?:obige|vorherige))`,
  ),
  rule(
    "override",
    `\\b(?:ignore[zr]?|oublie[zr]?)\\s+(?:tout\\s+)?(?:ce qui precede|ce qui est (?:ci-dessus|au-dessus|ecrit)|le texte (?:ci-dessus|precedent))`,
  ),
  rule(
    "override",
    `\\b(?:ignora|ignore|ignorad|olvida|olvide|descarta|desconsidere|esqueca|esquece|dimentica)\\s+(?:todo\\s+|tudo\\s+|tutto\\s+)?(?:lo anterior|lo de arriba|lo que (?:precede|se (?:te )?dijo)|(?:o que (?:foi dito|veio antes|esta acima))|acima|quanto sopra|cio che precede|il testo (?:sopra|precedente)|quello che precede)`,
  ),
  rule(
    "secrets",
    `\\b(?:muestrame|ensename|dame|mostrami|dammi|mostre-me|me mostre)\\s+(?:tus|sus|le tue|suas|as suas)\\s+(?:instrucciones|istruzioni|instrucoes)\\b`,
  ),
  rule(
    "override",
    `(?:забудь|забудьте|игнорируй|игнорируйте|проигнорируй)\\s+(?:вс[её]|текст|то)[^.\\n]{0,20}(?:выше|раньше|до этого|было|сказан|предыдущ)|(?:^|[.!?:,\\s])ты долж(?:ен|на) (?:рекоменд|сказ|ответ|совет|говор|утвержд|купить|продать)|(?:ігноруй|ігноруйте|забудь|проігноруй)[^.\\n]{0,40}(?:інструкц|вказівк|команд|наказ)`,
  ),
  rule(
    "override",
    `(?:忽略|无视|無視|忘记|忘記|忘掉|不要理会)[^。\\n]{0,6}(?:之前|以上|上述|上面|前面|先前|此前)[^。\\n]{0,6}(?:内容|內容|文字|信息|訊息|对话|對話|的话|文本)|(?:你|您)(?:必须|必須|应该|應該)(?:推荐|推薦|回答|回复|说|說|告诉|告訴|输出|輸出|声称)`,
  ),
  rule(
    "override",
    `(?:上記|以上|前述|これまで|今まで)[^。\\n]{0,8}(?:内容|文章|テキスト|話|会話|すべて|全て)?[^。\\n]{0,4}(?:無視し|忘れ)て|あなたは[^。\\n]{0,20}(?:推奨|勧め|答え|回答|言わ|伝え)[^。\\n]{0,8}(?:なければ|べき|なさい|ください)`,
  ),
  rule(
    "override",
    `(?:위|앞|이전|지금까지)(?:의|에)?\\s*(?:내용|글|대화|텍스트|모든 것)[^.\\n]{0,8}(?:무시|잊)|(?:تجاهل|انس)[^.\\n]{0,20}(?:ما سبق|ما ورد أعلاه|كل شيء)|دستور[^.\\n]{0,40}(?:نادیده بگیر|فراموش کن)`,
  ),
  rule(
    "override",
    `\\babaikan\\b[^.\\n]{0,40}\\b(?:instruksi|perintah|petunjuk|arahan|prompt)|\\bbo qua\\b[^.\\n]{0,40}\\b(?:huong dan|chi dan|lenh|chi thi)|\\bignorer\\p{L}*\\b[^.\\n]{0,40}\\b(?:instruktion|instruks|anvisning)|(?:αγν[οό]ησ|ξέχασ)\\p{L}*[^.\\n]{0,40}(?:οδηγίες|εντολές)`,
  ),
  rule(
    "override",
    `\\bignora(?:ti)?\\b[^.\\n]{0,40}\\binstructiun|\\bfigyelmen kivul\\b[^.\\n]{0,60}\\b(?:utasitas|instrukci|parancs)|\\bignoruj(?:te)?\\b[^.\\n]{0,40}\\b(?:instrukc|pokyn|polecen)|\\b(?:ohita|unohda)\\b[^.\\n]{0,40}\\b(?:ohje|kasky)|(?:ละเว้น|เพิกเฉย|ไม่ต้องสนใจ)[^\\n]{0,10}คำสั่ง`,
  ),
];
