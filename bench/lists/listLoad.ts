import autocannon from 'autocannon'

/** Load on one page in a process of its own; prints a line of JSON. */
const [, , url = '', token = '', seconds = '2', clients = '16'] = process.argv
const took: number[] = []
const running = autocannon({
  url,
  connections: Number(clients),
  duration: Number(seconds),
  headers: { authorization: `Bearer ${token}` },
  // Reads every response, also of the ceiling, because reading takes processor time from the server.
  verifyBody: (body) => (url.includes('/a/') ? body.startsWith('{') : body.startsWith('{"code":0,')),
})
running.on('response', (_client, _status, _bytes, ms) => took.push(ms))
const { '2xx': answered, errors, non2xx, mismatches } = await running
took.sort((a, b) => a - b)
const at = (share: number) => Math.round(10 * (took[Math.floor(took.length * share)] ?? 0)) / 10
console.log(
  JSON.stringify({
    perSecond: Math.round(answered / Number(seconds)),
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    wrong: errors + non2xx + mismatches,
  }),
)
