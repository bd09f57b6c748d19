/** The data of a listing that is stored when it is saved. The price is in dollars. */
export type SavableListing = { id: number; title: string; price: number }
