import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { IconDots, IconDownload, IconPencil, IconPlus, IconSearch, IconTrash } from "@tabler/icons-react";
import { memo, useState } from "react";
import type { ReactNode } from "react";
import type { ConversationSummary } from "#contract/conversations.ts";
import { call } from "../api/call.ts";
import type { ApiProblem } from "../api/api-problem.ts";
import { withoutAmounts } from "../assistant/without-amounts.ts";
import { localDay } from "../format/local-day.ts";
import { RelativeTime } from "../format/relative-time.tsx";
import { useNow } from "../format/use-now.ts";
import { useAreAmountsHidden } from "../holdings/hidden-amounts.ts";
import { useDebounced } from "../shell/use-debounced.ts";
import { assistantText } from "../text/assistant-text.ts";
import { text } from "../text/text.ts";
import { Alert } from "../ui/alert.tsx";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Dialog } from "../ui/dialog.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Menu } from "../ui/menu.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { BoundedField } from "../ui/bounded-field.tsx";
import { TextField } from "../ui/text-field.tsx";
import styles from "./chat.module.css";
import { plainExcerpt } from "./plain-excerpt.ts";
import { ScheduledList } from "./scheduled-list.tsx";

const route = "GET /api/assistant/conversations";
const searchDelayMs = 250;
const runningEveryMs = 10_000;
const dayMs = 86_400_000;

/** The user's conversations by age, with search, rename, export and delete. */
export const ThreadList = memo(function ThreadList({
  chosen,
  onChoose,
}: {
  chosen: string | null;
  /** Null: a new one. */
  onChoose: (id: string | null) => void;
}): ReactNode {
  const client = useQueryClient();
  const areHidden = useAreAmountsHidden();
  const nowMs = useNow("minute");
  const [search, setSearch] = useState("");
  const words = useDebounced(search.trim(), searchDelayMs);
  const lists = useInfiniteQuery({
    queryKey: [route, { query: words }],
    queryFn: ({ pageParam, signal }) =>
      call(route, { query: words, limit: 40, ...(pageParam === "" ? {} : { cursor: pageParam }) }, { signal }),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
    // An answer that is being written without this page listening ends some time.
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ conversations }) => conversations.some(({ isRunning }) => isRunning)) === true
        ? runningEveryMs
        : false,
  });
  const [renaming, setRenaming] = useState<ConversationSummary | null>(null);
  const [removing, setRemoving] = useState<ConversationSummary | null>(null);
  const all = lists.data?.pages.flatMap((page) => page.conversations) ?? [];
  const today = localDay(nowMs);
  const ageOf = ({ updatedAt }: ConversationSummary): keyof typeof assistantText.chat.ages => {
    const atMs = Date.parse(updatedAt);
    if (localDay(atMs) >= today) return "today";
    return nowMs - atMs < 7 * dayMs ? "week" : "earlier";
  };
  const groups = (["today", "week", "earlier"] as const).map((age) => ({
    name: assistantText.chat.ages[age],
    threads: all.filter((thread) => ageOf(thread) === age),
  }));
  const renew = (): void => void client.invalidateQueries({ queryKey: [route] });

  return (
    <nav className="column min-h-0 full-height" aria-label={assistantText.chat.threads}>
      <div className={classNames("row wrap gap-2 between", styles.threadsHead)}>
        <h2>{assistantText.chat.threads}</h2>
        <Button size="small" icon={<IconPlus size={15} stroke={2} aria-hidden="true" />} onClick={() => onChoose(null)}>
          {assistantText.chat.newChat}
        </Button>
      </div>
      <TextField
        type="search"
        label={assistantText.chat.search}
        hideLabel
        placeholder={text.shell.search}
        icon={<IconSearch size={15} stroke={1.9} aria-hidden="true" />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        className={styles.threadSearch}
      />
      <div className={classNames("grid grow gap-2 min-h-0 scroll-y pt-0 pb-3 px-2", styles.threadScroll)}>
        {lists.isPending ? (
          <>
            <output className="visually-hidden">{assistantText.chat.loadingThreads}</output>
            <Skeleton height={44} />
            <Skeleton height={44} />
            <Skeleton height={44} />
          </>
        ) : lists.data === undefined ? (
          <Alert>
            {assistantText.chat.threadsFailed}{" "}
            <Button size="small" onClick={() => void lists.refetch()}>
              {text.ui.retry}
            </Button>
          </Alert>
        ) : all.length === 0 ? (
          <p className={classNames("soft secondary", styles.quiet)}>
            {words === "" ? assistantText.chat.noThreads : assistantText.chat.noMatches}
          </p>
        ) : (
          groups
            .filter(({ threads }) => threads.length > 0)
            .map(({ name, threads }) => (
              <section key={name}>
                <h3 className="pt-1h pb-1 px-2 soft size-secondary normal">{name}</h3>
                <ul>
                  {threads.map((thread) => (
                    <li
                      key={thread.id}
                      className={classNames(
                        "relative round-control",
                        styles.thread,
                        thread.id === chosen && styles.chosenThread,
                      )}
                    >
                      <button
                        type="button"
                        className="grid cols-main-end gap-y-0 gap-x-2 full py-1h px-2 round-control text-start"
                        aria-current={thread.id === chosen || undefined}
                        onClick={() => onChoose(thread.id)}
                      >
                        <span className="ellipsis medium">{thread.title}</span>
                        <span className="soft size-meta">
                          {thread.isRunning ? (
                            <Badge look="blue">{assistantText.chat.isRunning}</Badge>
                          ) : (
                            <RelativeTime at={thread.updatedAt} />
                          )}
                        </span>
                        <span
                          className={classNames("ellipsis all-columns soft secondary min-line", styles.threadExcerpt)}
                        >
                          {areHidden ? withoutAmounts(plainExcerpt(thread.excerpt)) : plainExcerpt(thread.excerpt)}
                        </span>
                      </button>
                      <ThreadMenu thread={thread} onRename={setRenaming} onRemove={setRemoving} />
                    </li>
                  ))}
                </ul>
              </section>
            ))
        )}
        {lists.hasNextPage ? (
          <Button look="subtle" size="small" busy={lists.isFetchingNextPage} onClick={() => void lists.fetchNextPage()}>
            {assistantText.chat.moreThreads}
          </Button>
        ) : null}
      </div>
      <ScheduledList onChoose={onChoose} />
      <p className="py-2h px-4 edge-top soft size-secondary">{assistantText.chat.threadsFoot}</p>
      <RenameDialog
        key={renaming?.id}
        thread={renaming}
        onClose={() => setRenaming(null)}
        onDone={(id) => {
          setRenaming(null);
          renew();
          void client.invalidateQueries({ queryKey: ["GET /api/assistant/conversations/:id", { id }] });
        }}
      />
      <RemoveDialog
        thread={removing}
        onClose={() => setRemoving(null)}
        onDone={(id) => {
          setRemoving(null);
          renew();
          if (id === chosen) onChoose(null);
        }}
      />
    </nav>
  );
});

function ThreadMenu({
  thread,
  onRename,
  onRemove,
}: {
  thread: ConversationSummary;
  onRename: (thread: ConversationSummary) => void;
  onRemove: (thread: ConversationSummary) => void;
}): ReactNode {
  const save = (format: "markdown" | "json"): void => {
    const link = document.createElement("a");
    link.href = `/api/assistant/conversations/${encodeURIComponent(thread.id)}/export?format=${format}`;
    link.download = "";
    link.click();
  };
  const icon = { size: 16, stroke: 1.8, "aria-hidden": true } as const;
  return (
    <Menu
      target={
        <IconButton
          label={assistantText.chat.menu(thread.title)}
          className={classNames("absolute min-h-24 w-24 min-w-24 h-24 touch-w-44 touch-h-44", styles.threadMenu)}
        >
          <IconDots {...icon} />
        </IconButton>
      }
      groups={[
        [
          {
            id: "rename",
            label: assistantText.chat.rename,
            icon: <IconPencil {...icon} />,
            onSelect: () => onRename(thread),
          },
          {
            id: "markdown",
            label: assistantText.chat.exportMarkdown,
            icon: <IconDownload {...icon} />,
            onSelect: () => save("markdown"),
          },
          {
            id: "json",
            label: assistantText.chat.exportJson,
            icon: <IconDownload {...icon} />,
            onSelect: () => save("json"),
          },
        ],
        [
          {
            id: "remove",
            label: assistantText.chat.remove,
            icon: <IconTrash {...icon} />,
            isDanger: true,
            onSelect: () => onRemove(thread),
          },
        ],
      ]}
    />
  );
}

function RenameDialog({
  thread,
  onClose,
  onDone,
}: {
  thread: ConversationSummary | null;
  onClose: () => void;
  onDone: (id: string) => void;
}): ReactNode {
  const [title, setTitle] = useState(thread?.title ?? "");
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  if (thread === null) return null;
  const save = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await call("PATCH /api/assistant/conversations/:id", { id: thread.id, title });
      onDone(thread.id);
    } catch (error) {
      setFault((error as ApiProblem).detail ?? (error as ApiProblem).message);
      setIsBusy(false);
    }
  };
  return (
    <Dialog isOpen title={assistantText.chat.renameTitle} size="small" onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <BoundedField
          label={assistantText.chat.name}
          value={title}
          longest={120}
          required
          fault={fault}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <div className="flex wrap gap-2 justify-end">
          <Button onClick={onClose}>{assistantText.chat.cancel}</Button>
          <Button type="submit" look="primary" busy={isBusy} disabled={title.trim() === ""}>
            {assistantText.chat.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function RemoveDialog({
  thread,
  onClose,
  onDone,
}: {
  thread: ConversationSummary | null;
  onClose: () => void;
  onDone: (id: string) => void;
}): ReactNode {
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  if (thread === null) return null;
  const remove = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await call("DELETE /api/assistant/conversations/:id", { id: thread.id });
      onDone(thread.id);
    } catch (error) {
      setFault((error as ApiProblem).message);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Dialog isOpen title={assistantText.chat.removeTitle} size="small" onClose={onClose}>
      <div className="grid gap-4">
        <p>{assistantText.chat.removeText(thread.title)}</p>
        {fault === null ? null : <Alert>{fault}</Alert>}
        <div className="flex wrap gap-2 justify-end">
          <Button onClick={onClose}>{assistantText.chat.cancel}</Button>
          <Button look="danger" busy={isBusy} onClick={() => void remove()}>
            {assistantText.chat.remove}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
