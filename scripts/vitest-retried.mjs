/** Says of a test that passed only when it was made once more why it did not at first; the report itself only counts. */
export default class RetriedReporter {
  onTestCaseResult(testCase) {
    const { state, errors = [] } = testCase.result()
    if (state !== 'passed' || !testCase.diagnostic()?.retryCount) return
    for (const { stack, message, diff } of errors)
      console.log(['made once more', testCase.fullName, stack ?? message, diff].filter(Boolean).join('\n'))
  }
}
