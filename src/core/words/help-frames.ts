import type { Language } from "../languages/languages.ts";

/** How a language asks for a task of the app, one way a line: "how do I {task}". */
export const helpFrames: Readonly<Record<Language, string>> = {
  en: `
    how do i {task}
    where can i {task}
    can i {task}
    is there a way to {task}
  `,
  de: `
    wie kann ich {task}
    wo kann ich {task}
    kann ich {task}
    ich möchte {task}
  `,
  fr: `
    comment {task}
    où puis-je {task}
    est-ce que je peux {task}
    peut-on {task}
  `,
  es: `
    cómo puedo {task}
    dónde puedo {task}
    puedo {task}
    es posible {task}
  `,
  ja: `
    {task}方法
    {task}にはどうすればいいですか
    {task}ことはできますか
    どこで{task}のですか
  `,
};

/** How a language asks for a screen of the app, one way a line: "where do I find {screen}". */
export const screenFrames: Readonly<Record<Language, string>> = {
  en: `
    where do i find {screen}
    where is {screen}
    what is {screen} for
    open {screen}
    how does {screen} work
  `,
  de: `
    wo finde ich {screen}
    wo ist {screen}
    wofür ist {screen} da
    öffne {screen}
    wie funktioniert {screen}
  `,
  fr: `
    où se trouve {screen}
    où est {screen}
    à quoi sert {screen}
    ouvre {screen}
    comment fonctionne {screen}
  `,
  es: `
    dónde encuentro {screen}
    dónde está {screen}
    para qué sirve {screen}
    abre {screen}
    cómo funciona {screen}
  `,
  ja: `
    {screen}はどこ
    {screen}はどこにありますか
    {screen}は何の画面
    {screen}を開いて
    {screen}の使い方
  `,
};

/** Words that help has for the reader, and the reader for oneself: "your" and "my". */
export const ofReader: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  en: [
    ["your", "my"],
    ["with you", "with me"],
    ["you", "i"],
  ],
  de: [
    ["Sich", "mich"],
    ["Ihren", "meinen"],
    ["Ihre", "meine"],
    ["Ihr", "mein"],
    ["Sie", "ich"],
  ],
  fr: [
    ["Se", "me"],
    ["votre", "mon"],
    ["vos", "mes"],
    ["vous", "je"],
  ],
  es: [
    ["Llevarse", "llevarme"],
    ["sus", "mis"],
    ["su", "mi"],
  ],
  ja: [],
};
