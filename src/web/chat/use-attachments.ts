import { useState } from "react";
import type { Dispatch, SetStateAction } from "react";
import { ApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import { assistantText } from "../text/assistant-text.ts";
import { base64Of } from "../ui/base64-of.ts";
import type { Attachment, Draft } from "./draft.ts";
import { scaledPicture } from "./scaled-picture.ts";

const maxAttachments = 12;
const maxAttachmentCharacters = 16_000;
const maxCharacters = 48_000;
const maxPictures = 2;
const maxFileBytes = 7_000_000;

/** Reads files into a draft, and explains those that can't be attached. */
export function useAttachments(
  attachments: readonly Attachment[],
  onDraft: Dispatch<SetStateAction<Draft>>,
): {
  /** Why a file wasn't attached. */
  readonly fault: string | null;
  /** Remarks of the server on files it read. */
  readonly notes: readonly string[];
  /** Name of the file that the server is reading. */
  readonly reading: string | null;
  readonly attach: (files: readonly File[]) => Promise<void>;
} {
  const [fault, setFault] = useState<string | null>(null);
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [reading, setReading] = useState<string | null>(null);

  const attach = async (files: readonly File[]): Promise<void> => {
    setFault(null);
    setNotes([]);
    const read: Attachment[] = [];
    for (const file of files) {
      const found = file.type.startsWith("image/")
        ? await readAsPicture(file)
        : isWorkbookOrPdf(file)
          ? await readByServer(file)
          : await readAsText(file);
      const excess = excessOf([...attachments, ...read, ...found]);
      if (excess !== null) {
        setFault(excess);
        break;
      }
      read.push(...found);
    }
    // Words may have been written while the files were read.
    if (read.length > 0)
      onDraft((now) => ({ ...now, attachments: [...now.attachments, ...read].slice(0, maxAttachments) }));
  };

  async function readAsPicture(file: File): Promise<readonly Attachment[]> {
    const picture = await scaledPicture(file);
    if (picture !== null) return [{ name: file.name.slice(0, 120), text: "", picture }];
    setFault(assistantText.chat.attachNotPicture(file.name));
    return [];
  }

  async function readAsText(file: File): Promise<readonly Attachment[]> {
    const words = file.size > maxAttachmentCharacters * 4 ? null : await file.text();
    if (words === null || words.length > maxAttachmentCharacters)
      setFault(assistantText.chat.attachTooLarge(file.name));
    else if (words.includes("\0") || words.includes("\uFFFD")) setFault(assistantText.chat.attachNotText(file.name));
    else return [{ name: file.name.slice(0, 120), text: words }];
    return [];
  }

  async function readByServer(file: File): Promise<readonly Attachment[]> {
    if (file.size > maxFileBytes) {
      setFault(assistantText.chat.attachFileTooLarge(file.name));
      return [];
    }
    setReading(file.name);
    try {
      const { parts, notes: added } = await call("POST /api/assistant/files", {
        name: file.name.slice(-80),
        contentBase64: await base64Of(file),
      });
      setNotes((before) => [...before, ...added]);
      return parts;
    } catch (error) {
      const isAboutFile = error instanceof ApiProblem && error.code === "unreadable-file";
      setFault((isAboutFile ? error.detail : null) ?? assistantText.chat.attachFailed(file.name));
      return [];
    } finally {
      setReading(null);
    }
  }

  return { fault, notes, reading, attach };
}

/** Explains why attachments are too many or too long; null if they fit. */
function excessOf(attached: readonly Attachment[]): string | null {
  if (attached.filter(({ picture }) => picture !== undefined).length > maxPictures)
    return assistantText.chat.attachTooManyPictures;
  const characters = attached.reduce((sum, { text }) => sum + text.length, 0);
  return attached.length > maxAttachments || characters > maxCharacters ? assistantText.chat.attachTooMany : null;
}

/** True for files that the server reads; others are texts. By the name: some systems call CSV files workbooks. */
function isWorkbookOrPdf({ name, type }: File): boolean {
  return /\.(?:xlsx?|xlsm|pdf)$/i.test(name) || type === "application/pdf";
}
