// src/entry/terminal.ts
const processTerminal = {
	environment: process.env,
	isTerminal: process.stdout.isTTY === true,
	columns: process.stdout.columns,
	out: (text) => void process.stdout.write(text),
	error: (text) => void process.stderr.write(text)
};
function reporterOptions(terminal, choice) {
	const noColor = terminal.environment.NO_COLOR;
	return {
		color: choice.color && terminal.isTerminal && (noColor === void 0 || noColor === ""),
		width: Math.max(40, terminal.columns ?? 80),
		quiet: choice.quiet,
		verbose: choice.verbose
	};
}
export { reporterOptions as n, processTerminal as t };
