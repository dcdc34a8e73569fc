// src/store/guarded/result.ts
const writeCodes = {
	input: "E_INVALID_INPUT",
	sandbox: "E_SANDBOX_VIOLATION",
	precondition: "E_PRECONDITION_FAILED",
	readLimit: "E_READ_LIMIT",
	writeLimit: "E_WRITE_LIMIT",
	notFound: "E_NOT_FOUND",
	rules: "E_RULE_VIOLATION",
	configuration: "E_CONFIG_INVALID",
	locked: "E_LOCKED",
	io: "E_IO"
};
function done(value) {
	return {
		ok: true,
		value
	};
}
function refuse(code, message, details = {}) {
	return {
		ok: false,
		error: {
			code,
			message,
			details
		}
	};
}
function fileSystemFault(error, what) {
	const known = typeof error === "object" && error !== null ? error : {};
	const code = "code" in known ? String(known.code) : "unknown";
	const message = `${what}: the file system refused: ${code}${"syscall" in known ? ` (${String(known.syscall)})` : ""}; nothing was written`;
	return refuse(writeCodes.io, message, { errno: code });
}
export { writeCodes as i, fileSystemFault as n, refuse as r, done as t };
