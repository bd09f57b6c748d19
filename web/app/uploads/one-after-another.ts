/** Runs a function for one item at a time, in the order in which they came. */
export function oneAfterAnother<Item, Result>(run: (item: Item) => Promise<Result>): (item: Item) => Promise<Result> {
  let previous: Promise<unknown> = Promise.resolve()
  return (item) => {
    const result = previous.then(() => run(item))
    previous = result.catch(() => {})
    return result
  }
}
