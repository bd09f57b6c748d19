export { deleteInvitation, selectInvitationsTo } from './member-queries.ts'
export { partnersRoutes } from './routes.ts'
