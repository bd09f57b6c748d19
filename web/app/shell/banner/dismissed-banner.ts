const key = 'dismissed-banner'

/** Runs inside the banner before any of its content is there to be painted, so that a dismissed one takes no room. */
export const hideDismissedScript = `try{let b=document.currentScript.parentElement;if(sessionStorage.getItem("${key}")===b.dataset.content)b.dataset.dismissed=""}catch{}`

/** Whether this banner was dismissed in this session; where a browser keeps nothing it was not. */
export function isDismissed(content: string): boolean {
  try {
    return sessionStorage.getItem(key) === content
  } catch {
    return false
  }
}

/** Keeps it away for the rest of the session. Another banner shows again. */
export function saveDismissed(content: string): void {
  try {
    sessionStorage.setItem(key, content)
  } catch {
    // Refused: it is gone from this page alone.
  }
}
