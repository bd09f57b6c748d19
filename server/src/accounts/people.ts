/** Someone with an account. A person of a partner organisation lists in its name. */
export type Person = {
  id: number
  email: string
  confirmed: boolean
  volunteer: boolean
  partnerId: number | null
}
