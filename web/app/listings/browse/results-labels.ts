const number = (count: number) => count.toLocaleString('en-CA')

export const countLabel = (total: number) => (total === 1 ? '1 listing' : `${number(total)} listings`)

/** "Showing listings within 10 km: 12 listings", or the number alone where no place is shared. */
export const foundLabel = (total: number, radius?: string) =>
  radius ? `Showing listings within ${radius} km: ${countLabel(total)}` : countLabel(total)

/** "Showing 24 of 143", or "Showing 49 to 72 of 143" where the list does not begin with the first. */
export const showingLabel = (first: number, last: number, total: number) =>
  `Showing ${first > 1 ? `${number(first)} to ` : ''}${number(last)} of ${number(total)}`
