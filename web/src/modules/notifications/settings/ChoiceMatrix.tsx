import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { Preferences } from '#contract/notifications/preferences.ts'
import { categories, type Channel, channels } from '#contract/kit/messages.ts'
import { useLocale } from '#web/kit/client/preferences.ts'
import { Checkbox } from '#web/kit/form/Checkbox.tsx'
import type { ControlProps } from '#web/kit/form/Field.tsx'
import css from './ChoiceMatrix.module.css'

type Choice = Pick<Preferences['choices'][number], 'topic' | 'channels'>

/** Checkbox for each topic and channel; required ones are checked and disabled. */
export function ChoiceMatrix({ value, onChange, topics }: ControlProps & { readonly topics: Preferences['choices'] }) {
  const { t } = useTranslation()
  const isEnglish = useLocale() === 'en_US'
  const chosen = (Array.isArray(value) ? value : []) as readonly Choice[]
  const channelsOf = (topic: Choice['topic']) => chosen.find((each) => each.topic === topic)?.channels ?? []
  const set = (topic: Choice['topic'], channel: Channel, isOn: boolean) => {
    const rest = channelsOf(topic).filter((each) => each !== channel)
    const changed = {
      topic,
      channels: isOn ? channels.filter((each) => each === channel || rest.includes(each)) : rest,
    }
    onChange?.(chosen.map((each) => (each.topic === topic ? changed : each)))
  }
  return (
    <table className={css['matrix']}>
      <thead>
        <tr>
          <th scope="col">{t('messageSettings.topic')}</th>
          {channels.map((channel) => (
            <th key={channel} scope="col">
              {t(`myMessages.channel.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.map((category) => {
          const own = topics.filter((topic) => topic.category === category)
          if (own.length === 0) return null
          return (
            <Fragment key={category}>
              <tr className={css['group'] ?? ''}>
                <th scope="rowgroup" colSpan={channels.length + 1}>
                  {t(`myMessages.category.${category}`)}
                </th>
              </tr>
              {own.map(({ topic, name, enName, allowed, required }) => {
                const label = isEnglish ? enName : name
                return (
                  <tr key={topic}>
                    <th scope="row">{label}</th>
                    {channels.map((channel) => (
                      <td key={channel}>
                        {allowed.includes(channel) ? (
                          <Checkbox
                            alone
                            label={`${label}, ${t(`myMessages.channel.${channel}`)}`}
                            checked={required.includes(channel) || channelsOf(topic).includes(channel)}
                            disabled={required.includes(channel)}
                            onChange={(isOn) => set(topic, channel, isOn)}
                          />
                        ) : (
                          <span aria-hidden>–</span>
                        )}
                      </td>
                    ))}
                  </tr>
                )
              })}
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}
