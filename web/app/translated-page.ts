/**
 * Keeps React working on a page that the browser translates (docs/decisions/0095). Chrome, Edge and Safari put a <font> in place of each
 * text. React still holds the texts that it made: it fails where it removes one or inserts something before one, and writes new words
 * into texts that nobody sees any more (https://github.com/facebook/react/issues/11538). So the original goes back to where its
 * translation stands just before React touches it, and the browser, which watches for changes, translates the new words.
 */
declare global {
  /** Watches the page until this script is there, and what it saw. The page's last script sets it (start-script.ts). */
  var watchedEarly: [observer: MutationObserver, records: MutationRecord[]] | undefined
}

/** What stands in the page in place of a text, and the text that each of these stands for. */
const standIns = new WeakMap<Node, ChildNode>()
const originals = new WeakMap<Node, Text>()

const observer = new MutationObserver(note)

/** Called before React reads the page: what was translated until now is put back first, since React expects the server's words. */
export function keepTranslatedPageWorking(): void {
  const [early, records = []] = globalThis.watchedEarly ?? []
  const moved = note([...records, ...(early?.takeRecords() ?? [])])
  early?.disconnect()
  // Copies: a browser might not translate again what it has translated before.
  for (const text of moved) standIns.get(text)?.replaceWith(text.cloneNode())
  observer.observe(document, { childList: true, subtree: true })
  patchNodes()
}

/** Remembers which texts were moved or replaced, and what stands in their place. Returns these texts. */
function note(records: MutationRecord[]): Text[] {
  const moved: Text[] = []
  for (const record of records)
    for (const removed of record.removedNodes) {
      const text = originals.get(removed) ?? removed
      if (!(text instanceof Text)) continue
      const standIn = text.isConnected ? outermostFont(text) : replacementIn(record)
      if (!standIn) continue
      standIns.set(text, standIn)
      originals.set(standIn, text)
      moved.push(text)
    }
  return moved
}

/** The <font> that a translator put around a text, if it did. */
function outermostFont(text: Text): Element | undefined {
  let font: Element | undefined
  for (let element = text.parentElement; element && isFont(element); element = element.parentElement) font = element
  return font
}

/** What came in place of a text that was removed: in one act, or just before or after it. */
function replacementIn({ addedNodes, previousSibling, nextSibling }: MutationRecord): ChildNode | undefined {
  const [added] = addedNodes
  const found = added ?? [previousSibling, nextSibling].find((node) => node && isFont(node) && !originals.has(node))
  return (found as ChildNode | null | undefined) ?? undefined
}

const isFont = (node: Node): node is Element => node.nodeName === 'FONT'

/** Puts a text back if it was translated, with the other texts of its element: a sentence is translated as a whole. */
function putBack(text: Node): void {
  note(observer.takeRecords())
  const standIn = standIns.get(text)
  if (!standIn?.isConnected) return
  for (const child of [...(standIn.parentNode?.childNodes ?? [])]) {
    const original = originals.get(child)
    if (original) child.replaceWith(original)
  }
}

/** The DOM's own methods, as React calls them, with a text put back first. They never fail because something was moved elsewhere. */
function patchNodes(): void {
  const { removeChild, insertBefore, appendChild } = Node.prototype
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode !== this) putBack(child)
    if (child.parentNode === this) return removeChild.call(this, child) as Child
    if (child.parentNode && this.contains(child)) removeChild.call(child.parentNode, child)
    return child
  }

  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    if (standIns.has(child)) putBack(child)
    if (before && before.parentNode !== this) putBack(before)
    let place = before
    while (place && place.parentNode !== this) place = place.parentNode
    return insertBefore.call(this, child, place) as Child
  }

  Node.prototype.appendChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (standIns.has(child)) putBack(child)
    return appendChild.call(this, child) as Child
  }

  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...value,
    set(this: Text, words: string | null) {
      if (!this.isConnected || standIns.has(this)) putBack(this)
      value?.set?.call(this, words)
    },
  })
}
