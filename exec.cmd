@rem Replaces the shell command exec, which npm scripts use on POSIX systems so that no shell swallows signals.
@%*
