import type { ReactNode } from "react";
import { encode } from "uqr";
import styles from "./security.module.css";
import { classNames } from "../ui/class-names.ts";

/** A text as a QR code, dark on light in every theme because cameras need it. */
export function QrCode({ text, label }: { text: string; label: string }): ReactNode {
  const { data, size } = encode(text, { ecc: "L", border: 4 });
  const dots = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg
      className={classNames("block max-full mx-auto round-control", styles.qr)}
      viewBox={`0 0 ${size} ${size}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, so that the secret is no picture of its own
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dots} fill="#000" />
    </svg>
  );
}
