import { isLanguage, type Language } from "#core/languages/languages.ts";
import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import { addressOf, type Call, closeSignal, headerOf } from "./call.ts";
import { limitKey } from "./client-address.ts";
import { readCookie, sessionToken, writeCookie } from "./cookies.ts";
import { pageLanguage } from "./page-language.ts";
import type { RequestContext, SignedIn } from "./serve.ts";

/** A handler's view of its request. Costly parts are created on first read, because many handlers never read them. */
export class CallContext implements RequestContext {
  readonly #call: Call;
  readonly #options: { config: Config; log: Log };
  #log: Log | null = null;
  readonly signedIn: SignedIn | null;

  constructor(call: Call, signedIn: SignedIn | null, options: { config: Config; log: Log }) {
    this.#call = call;
    this.#options = options;
    this.signedIn = signedIn;
  }

  get requestId(): string {
    return this.#call.requestId;
  }
  get clientAddress(): string {
    return limitKey(addressOf(this.#call, this.#options.config));
  }
  get log(): Log {
    return (this.#log ??= this.#options.log.child({ requestId: this.requestId }));
  }
  get sessionToken(): string | null {
    return sessionToken(this.#call, this.#options.config);
  }
  get ifMatch(): string | null {
    return headerOf(this.#call, "if-match") ?? null;
  }
  get userAgent(): string | null {
    return headerOf(this.#call, "user-agent") ?? null;
  }
  get language(): Language {
    const language = pageLanguage(this.#call);
    return isLanguage(language) ? language : "en";
  }
  get ifNoneMatch(): string | null {
    return headerOf(this.#call, "if-none-match") ?? null;
  }

  // Getters return functions, because handlers destructure their context.
  get userId(): () => string {
    const { signedIn } = this;
    return () => {
      if (signedIn === null) throw new Error("an anonymous address asked for the signed-in user");
      return signedIn.userId;
    };
  }
  get closeSignal(): () => AbortSignal {
    return () => closeSignal(this.#call);
  }
  get setHeader(): RequestContext["setHeader"] {
    return (name, value) => void this.#call.replyHeaders.push([name.toLowerCase(), value]);
  }
  get cookie(): RequestContext["cookie"] {
    return (name) => readCookie(this.#call, this.#options.config, name);
  }
  get setCookie(): RequestContext["setCookie"] {
    return (name, value, maxAgeSeconds) =>
      writeCookie(this.#call, this.#options.config, { name, value, maxAgeSeconds });
  }
  get setSessionCookie(): RequestContext["setSessionCookie"] {
    return (value, maxAgeSeconds) => this.setCookie("session", value, maxAgeSeconds);
  }
}
