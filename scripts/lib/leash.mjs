// Loaded into the server before its own code: when whoever started it is gone, however that came, it goes too.

process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel.unref();
