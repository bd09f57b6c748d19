/** Copies a code; where the clipboard is refused or missing, selects the element that shows it. */
export async function copyText(code: string, element: HTMLElement | null): Promise<'copied' | 'refused'> {
  try {
    await navigator.clipboard.writeText(code)
    return 'copied'
  } catch {
    if (element) getSelection()?.selectAllChildren(element)
    return 'refused'
  }
}
