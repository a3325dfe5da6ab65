import { useTranslation } from 'react-i18next'
import { storedAs } from '#contract/kit/settings.ts'
import { PageFormBar } from '#web/kit/form/Form.tsx'
import type { Form } from '#web/kit/form/useForm.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import css from './LoginSettings.module.css'

type Values = Readonly<Record<string, unknown>>

/** Number of changed settings, compared as stored. */
export const countChanges = (before: Values, after: Values): number =>
  Object.keys(before).filter((code) => storedAs(before[code]) !== storedAs(after[code])).length

/** Action bar of settings: number of changes, discard all, save all. */
export function SettingsBar({ form, changes }: { readonly form: Form<object>; readonly changes: number }) {
  const { t } = useTranslation()
  return (
    <PageFormBar
      of={form}
      disabled={changes === 0}
      status={changes > 0 && <span className={css['unsaved']}>{t('portal.login.unsaved', { count: changes })}</span>}
    >
      <Button disabled={changes === 0} onClick={form.reset}>
        {t('portal.login.discard')}
      </Button>
    </PageFormBar>
  )
}
