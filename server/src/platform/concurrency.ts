/** Works on several items at a time and yields the results in the items' order. A failure ends it once the others are done. */
export async function* inOrder<Item, Result>(
  items: AsyncIterable<Item>,
  concurrency: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const pending: Promise<Result>[] = []
  try {
    for await (const item of items) {
      pending.push(deferRejection(work(item)))
      if (pending.length === concurrency) yield (await pending.shift()) as Result
    }
    while (pending.length) yield (await pending.shift()) as Result
  } finally {
    await Promise.allSettled(pending)
  }
}

/** A rejection stays unreported until its item's turn. */
function deferRejection<Result>(promise: Promise<Result>): Promise<Result> {
  promise.catch(() => {})
  return promise
}
