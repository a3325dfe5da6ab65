import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The owner's connection string of the migrated test database. */
    databaseUrl: string
    /** Where the contents of files lie, for every server of the run. */
    filesFolder: string
    /** Where that database keeps its files. */
    databaseDir: string
  }
}
