import type { AccountCopy } from "#contract/account-copy.ts";
import { part, type RoomCopy } from "../account-copy/room-copy.ts";
import { inserted } from "../account-copy/insert-rows.ts";
import type { Queries } from "../database/open-database.ts";
import { cleanPhoto } from "./clean-photo.ts";
import { photoAddress } from "./photo-address.ts";

/** The user's profile and picture. Address and name are only shown and never imported. */
export const profileCopy: RoomCopy = {
  export: async (queries, userId) => ({ profile: await profileOf(queries, userId) }),

  async import(queries, userId, { copy: { profile } }) {
    const photo = await insertPhoto(queries, userId, profile);
    return [part("photo", photo.added, profile.photo === null ? 0 : 1, photo.leftOut)];
  },
};

async function profileOf(queries: Queries, userId: string): Promise<AccountCopy["profile"]> {
  const user = await queries
    .selectFrom("users")
    .select(["email", "display_name", "created_at"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const photo = await queries
    .selectFrom("user_photos")
    .select(["content_type as contentType", "image"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return { email: user.email, displayName: user.display_name, createdAt: user.created_at, photo: photo ?? null };
}

/** Imports the picture if there is none yet. An invalid picture is skipped. */
async function insertPhoto(
  queries: Queries,
  userId: string,
  { photo }: AccountCopy["profile"],
): Promise<{ added: number; leftOut: number }> {
  const clean = photo === null ? null : cleanPhoto(Buffer.from(photo.image, "base64"));
  if (clean === null) return { added: 0, leftOut: photo === null ? 0 : 1 };
  const bytes = Buffer.from(clean.bytes);
  const count = await inserted(
    queries
      .insertInto("user_photos")
      .values({ user_id: userId, content_type: clean.contentType, image: bytes.toString("base64") })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst(),
  );
  if (count > 0)
    await queries
      .updateTable("users")
      .set({ photo_url: photoAddress(bytes) })
      .where("id", "=", userId)
      .execute();
  return { added: count, leftOut: 0 };
}
