import { useLocale } from '#web/kit/client/preferences.ts'

interface NamedColumn {
  readonly colunmsName: string
  readonly colunmsEnName: string
}

/** The column of an article in the reader's language. */
export function useColumnNameOf(): (article: NamedColumn) => string {
  const isEnglish = useLocale() === 'en_US'
  return ({ colunmsName: name, colunmsEnName: enName }) => (isEnglish && enName !== '' ? enName : name)
}
