import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import type { ReactNode } from "react";
import { useAuth } from "../account/auth-provider.tsx";
import { ApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import { initials } from "../shell/initials.ts";
import { accountCareText } from "../text/account-care-text.ts";
import { Button } from "../ui/button.tsx";
import styles from "./settings.module.css";
import { squarePhoto } from "./square-photo.ts";
import { classNames } from "../ui/class-names.ts";

const words = accountCareText.photo;

/** The profile picture: chosen, cropped to a small square here, or removed. */
export function PhotoRow(): ReactNode {
  const { currentUser, recheck, hosted } = useAuth();
  const input = useRef<HTMLInputElement>(null);
  const change = useMutation<unknown, unknown, Blob | null>({
    mutationFn: async (file) => {
      const image = file === null ? null : await squarePhoto(file);
      if (file !== null && image === null)
        throw new ApiProblem({ code: "photo-refused", status: 422, title: words.refused });
      const { photoURL } = await (image === null
        ? call("DELETE /api/account/photo", {})
        : call("PUT /api/account/photo", { image }));
      await hosted?.photoChanged(photoURL);
    },
    onSuccess: recheck,
  });
  if (currentUser === null) return null;
  const { photoURL, displayName, email } = currentUser;
  const isRefused = change.error instanceof ApiProblem && change.error.code === "photo-refused";
  return (
    <div className="row wrap gap-y-2 gap-x-3">
      {photoURL === null ? (
        <span className={classNames("grid place-center fixed-size round", styles.portrait)} aria-hidden="true">
          {initials(displayName, email)}
        </span>
      ) : (
        <img
          className={classNames("grid place-center fixed-size round", styles.portrait)}
          src={photoURL}
          alt={words.label}
        />
      )}
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        className="visually-hidden"
        aria-label={words.label}
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) change.mutate(file);
          event.target.value = "";
        }}
      />
      <Button size="small" busy={change.isPending} onClick={() => input.current?.click()}>
        {photoURL === null ? words.choose : words.change}
      </Button>
      {photoURL === null ? null : (
        <Button size="small" look="subtle" onClick={() => change.mutate(null)}>
          {words.remove}
        </Button>
      )}
      <output className="inline-row error gap-1h">
        {change.error === null ? null : isRefused ? words.refused : words.failed}
      </output>
    </div>
  );
}
