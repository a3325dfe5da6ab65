import { useTranslation } from 'react-i18next'

/** A title, with how many things there are besides the one that it names. */
export function useTitle(): (item: { readonly title: string; readonly more: number }) => string {
  const { t } = useTranslation()
  return ({ title, more }) =>
    more === 0 ? title : `${title} ${t('workbench.todo.more', { count: more, all: more + 1 })}`
}
