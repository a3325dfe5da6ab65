import { useState } from 'react'
import { DateInput } from '#web/kit/date/DateInput.tsx'
import { DateRangeInput } from '#web/kit/date/DateRangeInput.tsx'
import { rangeOf } from '#web/kit/date/presets.ts'
import { MarkedCalendar } from '#web/kit/date/MarkedCalendar.tsx'
import { DateTimeInput } from '#web/kit/date/DateTimeInput.tsx'
import { TimeInput } from '#web/kit/date/TimeInput.tsx'
import { FieldGrid } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Sample } from './Sample.tsx'

export function DateSamples() {
  const [range, setRange] = useState(rangeOf('month', new Date(2026, 10, 20)))
  const [day, setDay] = useState('2026-11-20')
  return (
    <Section title="日期与时间">
      <FieldGrid columns={4}>
        <Sample label="日期" control={<DateInput />} initial="2026-11-27" />
        <Sample label="时间" control={<TimeInput />} initial="09:30" />
        <Sample label="日期时间" control={<DateTimeInput />} initial="2026-11-30T10:00:00.000Z" />
        <div>
          <p>下单时间</p>
          <DateRangeInput
            labels={{ from: '下单开始', to: '下单结束', whole: '下单时间' }}
            value={range}
            onChange={setRange}
          />
        </div>
        <MarkedCalendar
          label="截止日历"
          value={day}
          onChoose={setDay}
          onMonth={() => undefined}
          marks={
            new Map([
              ['2026-11-12', 1],
              ['2026-11-20', 3],
              ['2026-11-27', 2],
            ])
          }
          markText={(count) => `${count} 项到期`}
        />
      </FieldGrid>
    </Section>
  )
}
