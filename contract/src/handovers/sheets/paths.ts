import type { OperationPath } from '../../operation.ts'

const sheet = '/api/user/conversations/:id/sheet'

export const sheetPaths = {
  getSheet: { method: 'GET', path: sheet },
  tickSheet: { method: 'PUT', path: sheet },
  readSheet: { method: 'POST', path: '/api/handovers/read_sheet' },
  tickSheetByLink: { method: 'POST', path: '/api/handovers/tick_sheet' },
  listAgain: { method: 'POST', path: '/api/handovers/list_again' },
  readHowItWent: { method: 'POST', path: '/api/handovers/read_how_it_went' },
  sayHowItWent: { method: 'POST', path: '/api/handovers/say_how_it_went' },
} as const satisfies Record<string, OperationPath>
