import { useLocale } from '#web/kit/client/preferences.ts'

interface NamedColumn {
  readonly colunmsName: string
  readonly colunmsEnName: string
}

/** Column of an article in the person's language. */
export function useColumnNameOf(): (article: NamedColumn) => string {
  const isEnglish = useLocale() === 'en_US'
  return ({ colunmsName: name, colunmsEnName: enName }) => (isEnglish && enName !== '' ? enName : name)
}
