/** The addresses of "Will it fit?": they name the kind of thing and the step, never a person or a measure. */
export const fitAddresses = {
  start: '/fit',
  things: '/fit/things',
  sources: '/fit/sources',
  calculators: '/fit/calculators',
  /** Where the questions about a kind begin: with whom it is for, or with the first that is not answered. */
  begin: (kind: string): string => `/fit/${kind}/begin`,
  person: (kind: string): string => `/fit/${kind}/person`,
  question: (kind: string, question: string): string => `/fit/${kind}/${question}`,
  list: (kind: string): string => `/fit/${kind}`,
  /** Leads to the kind of an equipment type. */
  ofType: (equipmentTypeId: number): string => `/fit/type/${equipmentTypeId}`,
} as const
