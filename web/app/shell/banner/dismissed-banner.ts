import { readText, writeText } from '../../state/storage.ts'

const key = 'dismissed-banner'

/** The script at the start of the banner; it runs before the content is painted, so that a dismissed banner takes no space. */
export const hideDismissedScript = `try{let b=document.currentScript.parentElement;if(sessionStorage.getItem("${key}")===b.dataset.content)b.dataset.dismissed=""}catch{}`

/** Whether this banner was dismissed in this session; false where the browser stores nothing. */
export const isDismissed = (content: string): boolean => readText('sessionStorage', key) === content

/** Records that the banner is dismissed for the rest of the session. A banner with another text is shown again. */
export function saveDismissed(content: string): void {
  writeText('sessionStorage', key, content)
}
