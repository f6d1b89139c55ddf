import { createRequests } from "../ui/create-requests.ts";

/** The import's starting point: nothing, a dropped file or pasted rows. */
export interface ImportRequest {
  readonly file?: File;
  readonly text?: string;
  /** The account for rows that don't name one. */
  readonly accountId?: string;
}

const requests = createRequests<ImportRequest>();

/** Opens the import of files and pasted rows from anywhere. */
export function openImport(request: ImportRequest = {}): void {
  requests.open(request);
}

export const useImportRequests = requests.useRequests;
