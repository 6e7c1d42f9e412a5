declare module "@adobe/structured-data-validator" {
  /** Checks what Google asks of structured data. Takes nodes by format and type, answers with what is wrong. */
  export default class Validator {
    validate(found: { jsonld: Record<string, object[] | undefined> }): Promise<object[]>;
  }
}
