// Loaded into a server before its own code: when whoever started it is gone, however that came, it goes too.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
