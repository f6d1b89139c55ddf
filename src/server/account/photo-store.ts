import type { Database } from "../database/open-database.ts";

/** SQL for profile pictures. */
export function createPhotoStore({ db }: { db: Database }) {
  return {
    /** Sets a user's picture and its address, which changes with the picture; null removes it. */
    putPhoto: (userId: string, photo: { contentType: string; image: string; url: string } | null): Promise<void> =>
      db.transaction().execute(async (queries) => {
        await queries.deleteFrom("user_photos").where("user_id", "=", userId).execute();
        if (photo !== null)
          await queries
            .insertInto("user_photos")
            .values({ user_id: userId, content_type: photo.contentType, image: photo.image })
            .execute();
        await queries
          .updateTable("users")
          .set({ photo_url: photo?.url ?? null })
          .where("id", "=", userId)
          .execute();
      }),

    photo: (userId: string): Promise<{ contentType: string; image: string } | undefined> =>
      db
        .selectFrom("user_photos")
        .select(["content_type as contentType", "image"])
        .where("user_id", "=", userId)
        .executeTakeFirst(),
  };
}
