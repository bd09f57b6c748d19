import type { JobTable } from '#platform/jobs'
import { endUndo } from './end-undo.ts'

export const caseJobs: JobTable = { 'end-undo': (ctx) => endUndo(ctx) }
