import type { RoomCopy } from "./account-copy/room-copy.ts";
import type { Served } from "./http/serve.ts";
import type { Job } from "./jobs/job.ts";

/** A part of the server that owns what it serves, keeps and does by itself. Every factory of a room gives this shape. */
export interface Room {
  readonly endpoints?: readonly Served[];
  readonly jobs?: readonly Job[];
  /** Runs before the first request arrives. */
  readonly prepare?: () => void;
  /** Begins what goes on by itself, once the server listens. Rooms start in the order in which they were made. */
  readonly start?: () => Promise<void> | void;
  /** Ends it, while the last replies are still being written. Rooms stop in the reverse order. */
  readonly stop?: () => Promise<void> | void;
  /** Releases what the last replies needed. */
  readonly close?: () => Promise<void> | void;
  /** Deletes what is too old to be needed. The job `clean-up` calls it every hour. */
  readonly cleanUp?: () => Promise<unknown>;
  /** Its part of the file with everything of an account. */
  readonly copy?: RoomCopy;
}

/** A room, and what it offers to those made after it. */
export type RoomWithOffers = Room & Readonly<Record<string, unknown>>;

export function endpointsOf(rooms: readonly Room[]): Served[] {
  return rooms.flatMap(({ endpoints }) => endpoints ?? []);
}
