import { arrowsOf, read, sourceFiles } from '../tools/imports.ts'

const isOfWeb = (file: string) =>
  /^(web\/src|contract\/src|sealing\/src)\//.test(file) && !/\.test\.tsx?$|\/entry\.server\.tsx$/.test(file)
const isPackage = (to: string) => /^[@a-z]/.test(to) && !/^(web|contract|sealing)\//.test(to)

/** Packages that the web and what it shares with the server import, with the paths in them. */
export const webPackages = (): string[] => {
  const arrows = sourceFiles()
    .filter(isOfWeb)
    .flatMap((file) => arrowsOf(file, read(file)))
  return [...new Set(arrows.filter(({ to, isType }) => !isType && isPackage(to)).map(({ to }) => to))].toSorted()
}
