import * as fs from 'node:fs'
import { join } from 'node:path'
import type { Cluster } from './embedded.cluster.ts'

/** Writes the settings at every start, so that upgrades bring new settings; `alter system` overrides them. */
export function writeSettings({ directory, secret, socket, account }: Cluster) {
  // Crash recovery syncs every file first: `syncfs` is one system call on Linux, `fsync` takes seconds elsewhere.
  const sync = process.platform === 'linux' ? 'syncfs' : 'fsync'
  const settings = `
listen_addresses = '127.0.0.1'
port = ${secret.port}
unix_socket_directories = '${socket}'
max_connections = 100
shared_buffers = 256MB
work_mem = 8MB
maintenance_work_mem = 128MB
effective_cache_size = 1GB
random_page_cost = 1.1
effective_io_concurrency = 32
fsync = on
recovery_init_sync_method = ${sync}
synchronous_commit = on
full_page_writes = on
wal_compression = on
max_wal_size = 2GB
jit = off
timezone = 'UTC'
shared_preload_libraries = 'pg_stat_statements'
logging_collector = on
log_directory = 'log'
log_filename = 'postgresql-%a.log'
log_truncate_on_rotation = on
log_rotation_age = 1d
log_rotation_size = 0
log_timezone = 'UTC'
log_min_duration_statement = 1s
log_lock_waits = on
# Values of rows and parameters stay out of the log: they may be somebody's phone number.
log_error_verbosity = terse
log_parameter_max_length = 0
`
  const file = join(directory, 'baicai.conf')
  // A full disk has no room to rewrite an unchanged file.
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === settings) return
  fs.writeFileSync(file, settings, { mode: 0o600 })
  if (account) fs.chownSync(file, account.uid, account.gid)
}
