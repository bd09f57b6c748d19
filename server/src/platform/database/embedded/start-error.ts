/** The reason why the program cannot start, as one sentence for the person who starts it. It never contains a password. */
export class StartError extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options)
    this.name = 'StartError'
  }
}
