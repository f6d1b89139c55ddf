import { IconInfoCircle, IconKeyboard, IconLogout, IconSettings } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { useAuth } from "../account/auth-provider.tsx";
import { leaveDevice } from "../push/leave-device.ts";
import { text } from "../text/text.ts";
import { Menu } from "../ui/menu.tsx";
import styles from "./account-menu.module.css";
import { initials } from "./initials.ts";
import type { Overlay } from "./overlay.ts";
import { classNames } from "../ui/class-names.ts";

/** The signed-in user, and sign-out. */
export function AccountMenu({ onOverlay }: { onOverlay: (overlay: Overlay) => void }): ReactNode {
  const { currentUser, signOut } = useAuth();
  const navigate = useNavigate();
  if (currentUser === null) return null;
  const { displayName, email, photoURL } = currentUser;
  const icon = { size: 16, stroke: 1.7, "aria-hidden": true } as const;
  return (
    <Menu
      isInPlace
      target={
        <button type="button" className={classNames("grid place-center fixed-size round", styles.button)}>
          <span className="visually-hidden">{text.shell.accountMenu(displayName)}</span>
          {photoURL === null ? (
            <span className={classNames("grid place-center round size-secondary", styles.avatar)} aria-hidden="true">
              {initials(displayName, email)}
            </span>
          ) : (
            <img
              className={classNames("grid place-center round size-secondary", styles.avatar)}
              src={photoURL}
              alt=""
            />
          )}
        </button>
      }
      header={
        <>
          <strong className="block ink break">{displayName}</strong>
          <span className="break">{email}</span>
        </>
      }
      groups={[
        [
          {
            id: "settings",
            label: text.screens.settings.title,
            icon: <IconSettings {...icon} />,
            onSelect: () => void navigate("/settings"),
          },
          {
            id: "shortcuts",
            label: text.shell.shortcuts,
            icon: <IconKeyboard {...icon} />,
            aside: "?",
            onSelect: () => onOverlay("shortcuts"),
          },
          {
            id: "about",
            label: text.shell.about,
            icon: <IconInfoCircle {...icon} />,
            onSelect: () => onOverlay("about"),
          },
        ],
        [
          {
            id: "sign-out",
            label: text.shell.signOut,
            icon: <IconLogout {...icon} />,
            onSelect: () => void leaveDevice(signOut).catch(() => onOverlay("sign-out-problem")),
          },
        ],
      ]}
    />
  );
}
