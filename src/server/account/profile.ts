import type { User } from "#contract/account.ts";
import { type Refusal, refuse } from "../http/refusal.ts";
import type { AccountOptions } from "./account-options.ts";
import { cleanPhoto } from "./clean-photo.ts";
import { cleanName, refusedName } from "./display-name.ts";
import { photoAddress } from "./photo-address.ts";
import { userOf } from "./session-start.ts";

export const maxPhotoBytes = 1024 * 1024;

/** The name and picture of an account. */
export function createProfile({ store }: Pick<AccountOptions, "store">) {
  return {
    /** Sets the profile picture; null removes it. */
    async changePhoto(userId: string, image: string | null): Promise<User | Refusal> {
      const file = image === null ? null : Buffer.from(image, "base64");
      if (file !== null && file.length > maxPhotoBytes) return refuse("photo-refused");
      const photo = file === null ? null : cleanPhoto(file);
      if (file !== null && photo === null) return refuse("photo-refused");
      if (photo === null) await store.putPhoto(userId, null);
      else {
        const bytes = Buffer.from(photo.bytes);
        const { contentType } = photo;
        await store.putPhoto(userId, { contentType, image: bytes.toString("base64"), url: photoAddress(bytes) });
      }
      const user = await store.userById(userId);
      return user === undefined ? refuse("not-signed-in") : userOf(user);
    },

    async updateProfile(userId: string, change: { displayName: string }): Promise<User | Refusal> {
      const displayName = cleanName(change.displayName);
      if (displayName === null) return refusedName("displayName", change.displayName);
      await store.changeDisplayName(userId, displayName);
      const user = await store.userById(userId);
      return user === undefined ? refuse("not-signed-in") : userOf(user);
    },
  };
}
