/** What a page of the room shows, that there is no such thing, or why it is not there. */
export type Loaded<Data> = ({ kind: 'loaded' } & Data) | { kind: 'none' } | { kind: 'failed'; sentence: string }

type Failed = { status: number; failure: { error: string } }

export const failed = ({ status, failure }: Failed): { kind: 'none' } | { kind: 'failed'; sentence: string } =>
  status === 404 ? { kind: 'none' } : { kind: 'failed', sentence: failure.error }
