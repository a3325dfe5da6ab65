import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { storedAs, LoginSettings, type ReadLoginSettings, saveLoginSettings } from '#contract/tenancy/loginSettings.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Refused, useReload, useWrite } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { fits, focusWrong } from '#web/kit/form/draft.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { FormBar, Stack } from '#web/kit/layout/Card.tsx'
import { useUnsavedChanges } from '#web/kit/form/unsaved.ts'
import { type Effect, effectsOf } from './effects.ts'
import { EffectsDialog } from './EffectsDialog.tsx'
import css from './LoginSettings.module.css'
import { AddressesSection, CaSection, PasswordSection, SessionSection, TrialSection, WaysSection } from './sections.tsx'

interface LoginSettingsFormProps {
  readonly read: ReadLoginSettings
  readonly onSaved: (read: ReadLoginSettings) => void
  /** Somebody else has saved meanwhile: shows theirs. */
  readonly onNewer?: () => void
}

const isInOrder = ({ passwordLength, passwordMost }: LoginSettings) => passwordLength <= passwordMost
const changesIn = (before: LoginSettings, after: LoginSettings): number =>
  (Object.keys(before) as (keyof LoginSettings)[]).filter((name) => storedAs(before[name]) !== storedAs(after[name]))
    .length

/** The form is longer than the window, and its buttons are always in sight: what was said to them may not be. */
const comeIntoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })

/** All of it is saved at once; what shuts people out, or ends something, is said before. */
export function LoginSettingsForm({ read, onSaved, onNewer }: LoginSettingsFormProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const [written, setWritten] = useState(read.settings)
  const [tried, setTried] = useState(false)
  const [effects, setEffects] = useState<readonly Effect[]>([])
  const reload = useReload()
  const write = useWrite(saveLoginSettings, {
    silent: true,
    onDone: (saved) => {
      toast.success(t('common.done'))
      onSaved(saved)
    },
  })
  const { error } = write
  const isStale = error instanceof Refused && error.is('thing.stale')
  const isSound = fits(LoginSettings, written) && isInOrder(written)
  const changes = changesIn(read.settings, written)
  useUnsavedChanges(changes > 0)

  const save = () => {
    setEffects([])
    const onError = (refusal: Error) => refusal instanceof Refused && refusal.is('thing.stale') && reload()
    write.mutate({ version: read.version, ...written }, { onError })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isSound) return focusWrong(form.current)
    const found = effectsOf(read.settings, written)
    if (found.length === 0) save()
    else setEffects(found)
  }
  const discard = () => {
    setWritten(read.settings)
    setTried(false)
    write.reset()
  }
  const part = {
    read,
    written,
    tried,
    onChange: (patch: Partial<LoginSettings>) => setWritten((all) => ({ ...all, ...patch })),
  }
  return (
    <form ref={form} noValidate onSubmit={onSubmit}>
      <Stack>
        <WaysSection {...part} />
        <CaSection {...part} />
        <AddressesSection {...part} />
        <PasswordSection {...part} />
        <SessionSection {...part} />
        <TrialSection {...part} />
        {(onNewer ?? (error instanceof Refused && !isStale)) && (
          <div ref={comeIntoSight}>
            {onNewer ? (
              <Alert
                tone="warn"
                told
                title={t('portal.login.newer')}
                action={<Button onClick={onNewer}>{t('common.reload')}</Button>}
              >
                {t('portal.login.newerReason')}
              </Alert>
            ) : (
              <Alert tone="err" told title={error?.message} />
            )}
          </div>
        )}
      </Stack>
      <FormBar
        told={
          tried && !isSound ? (
            t('common.wrong')
          ) : changes > 0 ? (
            <span className={css['unsaved']}>{t('portal.login.unsaved', { count: changes })}</span>
          ) : undefined
        }
      >
        <Button disabled={changes === 0} onClick={discard}>
          {t('portal.login.discard')}
        </Button>
        <Button type="submit" look="solid" disabled={changes === 0} busy={write.isPending}>
          {t('common.save')}
        </Button>
      </FormBar>
      {effects.length > 0 && (
        <EffectsDialog effects={effects} wanted={written} onSave={save} onClose={() => setEffects([])} />
      )}
    </form>
  )
}
