import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Owner connection string of the migrated test database. */
    databaseUrl: string
    /** Folder with file contents, shared by all servers of the run. */
    filesFolder: string
    /** Data directory of the database. */
    databaseDir: string
    /** Mount points of the small disks; null if nothing can be mounted. */
    smallDisks: { data: string; files: string } | null
  }
}
