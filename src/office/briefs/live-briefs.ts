const SOONEST_MS = 10_000;
const LATEST_MS = 120_000;
const LATEST_AFTER_FAILURE_MS = 300_000;

const loading = "Loading briefs...";
/** Loading is announced only when it takes longer than this. */
const LOADING_IS_SLOW_MS = 400;

/**
 * Adds new and changed briefs to an open list. It asks less often while nothing changes, and not at
 * all while the page is hidden. A row in use stays as it is; saving it then shows what changed.
 *
 * @param screen the element `BriefsScreen` renders.
 * @param news the line in it that shows progress.
 */
export function watchBriefs(screen: HTMLElement, news: HTMLElement): void {
  let wait = SOONEST_MS;
  let timer = window.setTimeout(look, wait);

  document.addEventListener("visibilitychange", () => {
    window.clearTimeout(timer);
    if (!document.hidden) void look();
  });
  // Another list is loading: a search, a filter, a page.
  screen.addEventListener("click", ({ target, ctrlKey, metaKey, shiftKey }) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (!(ctrlKey || metaKey || shiftKey) && link?.pathname === location.pathname)
      news.textContent = loading;
  });
  screen.addEventListener("submit", ({ target }) => {
    if (target instanceof HTMLFormElement && target.method === "get") news.textContent = loading;
  });
  // Back from another page, with this one as it was left.
  window.addEventListener("pageshow", () => {
    if (news.textContent === loading) news.textContent = "";
  });

  async function look(): Promise<void> {
    window.clearTimeout(timer);
    try {
      const response = await fetch("/api/briefs/version");
      if (response.status === 401) return; // the page shows that the session has ended
      const { version } = await response.json();
      if (typeof version !== "string") throw new Error("no version");
      if (version === screen.dataset.version) {
        wait = Math.min(wait * 1.5, LATEST_MS);
      } else {
        await refresh(screen, news);
        wait = SOONEST_MS;
      }
    } catch {
      wait = Math.min(wait * 2, LATEST_AFTER_FAILURE_MS);
    }
    if (!document.hidden) timer = window.setTimeout(look, wait);
  }
}

async function refresh(screen: HTMLElement, news: HTMLElement): Promise<void> {
  const slow = setTimeout(() => {
    news.textContent = loading;
  }, LOADING_IS_SLOW_MS);
  try {
    const fresh = (await freshPage())?.getElementById("briefs");
    if (!fresh?.dataset.version) throw new Error("Failed to fetch briefs");
    for (const count of fresh.querySelectorAll<HTMLElement>("[data-count]")) {
      const shown = screen.querySelector(`[data-count="${count.dataset.count}"]`);
      if (shown) shown.textContent = count.textContent;
    }
    const tabs = screen.querySelector("[data-tabs]");
    const freshTabs = fresh.querySelector("[data-tabs]");
    if (freshTabs && !tabs?.contains(document.activeElement)) tabs?.replaceWith(freshTabs);
    const arrived = mergeList(screen, fresh);
    screen.dataset.version = fresh.dataset.version;
    if (arrived.length > 0) news.textContent = `Just in: ${arrived.join(", ")}.`;
    else if (news.textContent === loading) news.textContent = "";
  } catch (error) {
    news.textContent = "Failed to fetch briefs. Trying again soon.";
    throw error;
  } finally {
    clearTimeout(slow);
  }
}

/** This page, fetched again. Not with DOMParser: Trusted Types forbid it to parse text. */
function freshPage(): Promise<Document | null> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("GET", location.href);
    request.responseType = "document";
    request.onload = () => resolve(request.responseXML);
    request.onerror = () => reject(new Error("Failed to fetch briefs"));
    request.send();
  });
}

/** @returns the names of new briefs. */
function mergeList(screen: HTMLElement, fresh: HTMLElement): string[] {
  const list = screen.querySelector<HTMLElement>("[data-list]");
  const freshList = fresh.querySelector<HTMLElement>("[data-list]");
  if (!list || !freshList) return [];
  const before = new Set([...list.querySelectorAll("[data-rows] > li")].map(({ id }) => id));
  const arrived = [...freshList.querySelectorAll<HTMLElement>("[data-rows] > li")].filter(
    ({ id }) => !before.has(id),
  );
  for (const row of arrived) row.classList.add("bg-leaf");
  const rows = list.querySelector("[data-rows]");
  const freshRows = freshList.querySelector("[data-rows]");
  if (rows && freshRows) mergeRows(rows, freshRows);
  else list.replaceChildren(...freshList.childNodes);
  return arrived.map(({ dataset }) => dataset.name ?? "");
}

/** Row by row, so that a row in use keeps its focus and choice. */
function mergeRows(rows: Element, fresh: Element): void {
  let next: Element | null = rows.firstElementChild;
  for (const row of [...fresh.children]) {
    const shown = document.getElementById(row.id);
    const kept = shown && (isUnchanged(shown, row) || isInUse(shown)) ? shown : row;
    if (kept === next) {
      next = next.nextElementSibling;
      continue;
    }
    if (shown && shown === next) next = next.nextElementSibling;
    if (kept !== shown) shown?.remove();
    rows.insertBefore(kept, next);
  }
  while (next) {
    const gone = next;
    next = next.nextElementSibling;
    if (!isInUse(gone)) gone.remove();
  }
}

function isUnchanged(shown: HTMLElement, fresh: Element): boolean {
  return shown.dataset.version === (fresh as HTMLElement).dataset.version;
}

function isInUse(row: Element): boolean {
  const select = row.querySelector("select");
  const chosen = select?.selectedOptions[0];
  return row.contains(document.activeElement) || chosen?.defaultSelected === false;
}
