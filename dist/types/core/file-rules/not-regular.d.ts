export declare const notRegular: import("../rule.ts").Rule<import("./file-facts.ts").FileFacts, undefined, {
    readonly link: "is a symbolic link, not a regular file";
    readonly absolute: "is a symbolic link to the absolute path {target}";
    readonly outside: "is a symbolic link to {target}, which leaves the repository";
    readonly loop: "is a symbolic link that leads back to itself, or through more than 40 links";
    readonly dangling: "is a symbolic link to {target}, where no file is committed";
    readonly 'into-submodule': "is a symbolic link to {target}, which lies in a submodule";
    readonly 'no-path': "is a symbolic link whose text is no path";
    readonly submodule: "is a submodule, not a regular file";
}>;
