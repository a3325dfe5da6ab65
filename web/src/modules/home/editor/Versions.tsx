import { useTranslation } from 'react-i18next'
import { type LayoutVersion, type VersionState } from '#contract/home/home.ts'
import { type LayoutDetail, rollBackLayout, withdrawLayout } from '#contract/home/layouts.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { confirm, toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { StatusTag, type Tone } from '#web/kit/ui/StatusTag.tsx'
import { wholeTime } from '#web/modules/sourcing/countdown/projectTime.ts'
import css from './Editor.module.css'

const tones: Readonly<Record<VersionState, Tone>> = { live: 'ok', scheduled: 'info', past: 'mute', withdrawn: 'mute' }

/** Published versions: an earlier one can be rolled back to; a current or scheduled one can be withdrawn. */
export function Versions({ detail: { page, version, versions } }: { readonly detail: LayoutDetail }) {
  const { t } = useTranslation()
  const done = () => toast.success(t('homeEditor.done'))
  const rollBack = useWrite(rollBackLayout, { onDone: done })
  const withdraw = useWrite(withdrawLayout, { onDone: done })
  const ask = async (no: number, what: 'rollBack' | 'withdraw') => {
    const title = t(`homeEditor.${what}.title`, { no })
    const isMeant = await confirm({
      title,
      text: t(`homeEditor.${what}.text`),
      ok: t(`homeEditor.${what}.ok`),
      cancel: t('common.cancel'),
    })
    if (!isMeant) return
    if (what === 'rollBack') rollBack.mutate({ page, version, no })
    else withdraw.mutate({ page, version, no })
  }
  const actionOf = ({ no, state }: LayoutVersion) => {
    const what = state === 'live' || state === 'scheduled' ? 'withdraw' : 'rollBack'
    return (
      <Button size="sm" variant="text" onClick={() => void ask(no, what)}>
        {t(`homeEditor.${what}.ok`)}
      </Button>
    )
  }
  return (
    <Section title={t('homeEditor.versions')}>
      {versions.length === 0 && <p className={css['quiet']}>{t('homeEditor.noVersions')}</p>}
      <ul className={css['versions']}>
        {versions.map((each) => (
          <li key={each.no}>
            <span>
              <b className="num">v{each.no}</b>{' '}
              <StatusTag tone={tones[each.state]}>{t(`homeEditor.state.${each.state}`)}</StatusTag>
              <small>
                {each.publishedBy} · {wholeTime(each.startsAt)}
                {each.endsAt !== null && ` ${t('homeEditor.until')} ${wholeTime(each.endsAt)}`}
                {each.note !== '' && ` · ${each.note}`}
              </small>
            </span>
            {actionOf(each)}
          </li>
        ))}
      </ul>
    </Section>
  )
}
