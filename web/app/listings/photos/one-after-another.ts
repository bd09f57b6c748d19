/** The same act, made for one item at a time, in the order in which they came. */
export function oneAfterAnother<Item, Made>(act: (item: Item) => Promise<Made>): (item: Item) => Promise<Made> {
  let before: Promise<unknown> = Promise.resolve()
  return (item) => {
    const made = before.then(() => act(item))
    before = made.catch(() => {})
    return made
  }
}
