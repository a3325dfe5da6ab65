import { useTranslation } from 'react-i18next'

/** Title of a to-do, with the number of further items. */
export function useTitle(): (item: { readonly title: string; readonly more: number }) => string {
  const { t } = useTranslation()
  return ({ title, more }) =>
    more === 0 ? title : `${title} ${t('workbench.todo.more', { count: more, all: more + 1 })}`
}
