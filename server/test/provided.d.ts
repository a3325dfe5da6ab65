import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The owner's connection string of the migrated test database. */
    databaseUrl: string
    /** Where the contents of files lie, for every server of the run. */
    filesFolder: string
    /** Where that database keeps its files. */
    databaseDir: string
    /** Where the small disks of the tests of full disks are mounted; null where nothing can be mounted. */
    smallDisks: { data: string; files: string } | null
  }
}
