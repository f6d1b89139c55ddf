import type { Refusal } from "../http/refusal.ts";
import type { ConversationRow } from "./store.ts";

/** Finds a conversation of a user. */
export type FindConversation = (userId: string, id: string) => Promise<ConversationRow | Refusal>;
